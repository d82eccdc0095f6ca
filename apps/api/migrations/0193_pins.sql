-- People of a store share a tablet: each signs in there by a PIN, in a session that belongs to the tablet's.

create table staff_pins (
  staff_id bigint primary key references staff on delete cascade,
  pin_hash short_text not null,
  -- The keypad sends by itself once so many digits are typed.
  digits smallint not null check (digits between 4 and 6),
  -- Somebody else chose it: the person chooses their own with the first use.
  is_first boolean not null
);

alter table staff_sessions
  -- The tablet's session, with which this one ends.
  add column device_session_id bigint references staff_sessions on delete cascade,
  -- Since then the session is the tablet's: people switch by it, and it opens nothing else.
  add column lent_at timestamptz,
  add constraint staff_sessions_device check (lent_at is null or device_session_id is null) not valid;
alter table staff_sessions validate constraint staff_sessions_device;
create index staff_sessions_of_device on staff_sessions (device_session_id) where device_session_id is not null;

-- Wrong PINs of a person on a tablet.
create table staff_pin_tries (
  device_session_id bigint not null references staff_sessions on delete cascade,
  staff_id bigint not null references staff on delete cascade,
  tries smallint not null check (tries between 1 and 5),
  locked_until timestamptz,
  primary key (device_session_id, staff_id),
  constraint staff_pin_tries_lock check ((tries = 5) = (locked_until is not null))
);
create index staff_pin_tries_person on staff_pin_tries (staff_id);

-- Whether a session lasts by the database's clock: its own, and for one of a tablet that of the tablet too.
create function staff_session_lasts(s staff_sessions) returns boolean language sql stable as $$
  select s.revoked_at is null and s.expires_at > now() and s.lent_at is null
    and (s.device_session_id is null or exists (
      select from staff_sessions d join staff p on p.id = d.staff_id
      where d.id = s.device_session_id and d.revoked_at is null and d.expires_at > now() and p.disabled_at is null))
$$;

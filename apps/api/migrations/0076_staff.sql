-- People who work for the shop, a store, or as couriers. Never mixed with customers: tables, sessions and tokens of their own.

create table staff (
  id bigint generated always as identity primary key,
  name short_text not null,
  -- The roles and what each may do stand in the domain (staff/permissions.ts), which a test compares.
  role text not null check (role in ('owner', 'dispatcher', 'store_manager', 'kitchen', 'courier')),
  -- Whose objects the person sees: those of one store, or the orders that one courier carries.
  store_id bigint references stores,
  rider_id bigint unique references riders,
  created_at timestamptz not null default now(),
  -- Set once the person has left: nothing of theirs is deleted, and none of their sessions lives on.
  disabled_at timestamptz,
  constraint staff_store_of_role check ((role in ('store_manager', 'kitchen')) = (store_id is not null)),
  constraint staff_rider_of_role check ((role = 'courier') = (rider_id is not null))
);
create index staff_store on staff (store_id) where store_id is not null;

create table staff_sessions (
  id bigint generated always as identity primary key,
  token_hash hash not null unique,
  staff_id bigint not null references staff on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent short_text,
  check (expires_at > created_at)
);
create index staff_sessions_staff on staff_sessions (staff_id);

-- Who acted. Null where it was the shop itself.
alter table audit_log add column staff_id bigint references staff;
create index audit_log_staff on audit_log (staff_id, id desc) where staff_id is not null;

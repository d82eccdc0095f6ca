-- A person has roles by grants: for the whole shop or zones of it, for stores, or for the deliveries of one courier, each until its end.

create table staff_grants (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff on delete cascade,
  role text not null check (role in ('owner', 'city_manager', 'dispatcher', 'support', 'catalogue', 'finance', 'marketing', 'auditor', 'store_owner', 'store_manager', 'kitchen', 'courier')),
  -- Null for a role of the whole shop.
  zone_id bigint references zones on delete cascade,
  store_id bigint references stores on delete cascade,
  rider_id bigint references riders on delete cascade,
  -- Null from the shop's own machine.
  granted_by bigint references staff,
  created_at timestamptz not null default now(),
  ends_at timestamptz,
  -- The console that the role works in. A person has one kind of grants, so one console and one length of sessions.
  kind text not null generated always as (case when store_id is not null then 'store' when rider_id is not null then 'courier' else 'shop' end) stored,
  constraint staff_grants_store_of_role check ((role in ('store_owner', 'store_manager', 'kitchen')) = (store_id is not null)),
  constraint staff_grants_rider_of_role check ((role = 'courier') = (rider_id is not null)),
  constraint staff_grants_zone_of_role check (zone_id is null or (store_id is null and rider_id is null)),
  constraint staff_grants_end check (ends_at > created_at),
  constraint staff_grants_once unique nulls not distinct (staff_id, role, zone_id, store_id, rider_id),
  constraint staff_grants_of_one_kind exclude using gist (staff_id with =, kind with <>)
);
create index staff_grants_zone on staff_grants (zone_id) where zone_id is not null;
create index staff_grants_store on staff_grants (store_id) where store_id is not null;
create unique index staff_grants_rider on staff_grants (rider_id) where rider_id is not null;
create index staff_grants_granter on staff_grants (granted_by) where granted_by is not null;

insert into staff_grants (staff_id, role, store_id, rider_id, created_at) select id, role, store_id, rider_id, created_at from staff;

-- Nobody could sign in by an earlier release, so nothing reads these.
alter table staff drop column role, drop column store_id, drop column rider_id;

alter table staff_invitations
  add column zone_id bigint references zones on delete cascade,
  add constraint staff_invitations_zone_of_role check (zone_id is null or (store_id is null and rider_id is null)) not valid;
alter table staff_invitations validate constraint staff_invitations_zone_of_role;
create index staff_invitations_zone on staff_invitations (zone_id) where zone_id is not null;

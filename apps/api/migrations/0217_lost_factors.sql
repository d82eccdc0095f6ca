-- A person of the staff who lost phone and recovery codes: two other owners approve, or the shop's own machine; a link, once, sets new codes.
-- A row is there while it is open. The audit log tells how it ended.

create table staff_lost_factors (
  id bigint generated always as identity primary key,
  staff_id bigint not null unique references staff on delete cascade,
  asked_at timestamptz not null default now(),
  -- From where it was asked for; null on the shop's own machine.
  address text check (length(address) <= 45),
  -- Null until the link is made.
  token_hash hash unique,
  -- Null where the shop's own machine made the link.
  linked_by bigint references staff,
  -- Of the request, and then of the link.
  expires_at timestamptz not null,
  constraint staff_lost_factors_link check (linked_by is null or token_hash is not null),
  constraint staff_lost_factors_other check (linked_by <> staff_id)
);
create index staff_lost_factors_expiry on staff_lost_factors (expires_at);
create index staff_lost_factors_linker on staff_lost_factors (linked_by) where linked_by is not null;

-- An owner approves once.
create table staff_lost_factor_approvals (
  lost_factor_id bigint not null references staff_lost_factors on delete cascade,
  staff_id bigint not null references staff on delete cascade,
  primary key (lost_factor_id, staff_id)
);
create index staff_lost_factor_approvals_owner on staff_lost_factor_approvals (staff_id);

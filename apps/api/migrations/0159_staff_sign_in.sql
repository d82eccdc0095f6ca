-- How staff prove who they are. Passwords and codes are hashed; the secret of the one-time codes is encrypted, since it is needed again.

create table staff_credentials (
  staff_id bigint primary key references staff on delete cascade,
  email email_address not null unique,
  password_hash short_text not null,
  -- Null where the person has no second factor.
  totp_secret bytea,
  -- The last step whose code was used; codes of this step and those before it are refused.
  totp_step bigint,
  constraint staff_credentials_step_of_secret check (totp_step is null or totp_secret is not null)
);

create table staff_recovery_codes (
  staff_id bigint not null references staff_credentials on delete cascade,
  code_hash hash not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_invitations (
  id bigint generated always as identity primary key,
  token_hash hash not null unique,
  email email_address not null unique,
  name short_text not null,
  role text not null check (role in ('owner', 'dispatcher', 'store_manager', 'kitchen', 'courier')),
  store_id bigint references stores on delete cascade,
  rider_id bigint references riders on delete cascade,
  -- Null where the shop's own machine invited.
  invited_by bigint references staff,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  constraint staff_invitations_store_of_role check ((role in ('store_manager', 'kitchen')) = (store_id is not null)),
  constraint staff_invitations_rider_of_role check ((role = 'courier') = (rider_id is not null))
);
create index staff_invitations_expiry on staff_invitations (expires_at);
create index staff_invitations_store on staff_invitations (store_id) where store_id is not null;
create index staff_invitations_rider on staff_invitations (rider_id) where rider_id is not null;
create index staff_invitations_inviter on staff_invitations (invited_by) where invited_by is not null;

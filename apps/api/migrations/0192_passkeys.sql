-- Passkeys of staff: a public key each, so nothing that a dump could sign in with. Challenges are random, stored hashed, and deleted by their use.

create table staff_passkeys (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- The authenticator's own count of signatures; one that does not count stays at 0.
  sign_count bigint not null default 0 check (sign_count >= 0),
  name short_text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkeys_staff on staff_passkeys (staff_id);

create table staff_challenges (
  challenge_hash hash primary key,
  purpose text not null check (purpose in ('sign-in', 'prove', 'add')),
  -- Null while nobody knows who signs in.
  staff_id bigint references staff on delete cascade,
  expires_at timestamptz not null,
  constraint staff_challenges_staff_of_purpose check ((purpose = 'sign-in') = (staff_id is null))
);
create index staff_challenges_expiry on staff_challenges (expires_at);
create index staff_challenges_staff on staff_challenges (staff_id) where staff_id is not null;

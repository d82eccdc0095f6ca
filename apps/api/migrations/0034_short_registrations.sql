-- An application asks for what decides it. Passwords and papers come when it is accepted, by invitation and in person.
alter table vendor_registrations alter column password_hash drop not null;
alter table rider_registrations
  alter column password_hash drop not null,
  alter column identity_type drop not null,
  alter column identity_number drop not null,
  add constraint rider_registrations_identity check (num_nonnulls(identity_type, identity_number) <> 1);

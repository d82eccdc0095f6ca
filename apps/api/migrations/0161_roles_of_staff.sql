-- Twelve roles in place of five (staff/permissions.ts).

alter table staff
  drop constraint staff_role_check,
  drop constraint staff_store_of_role,
  add constraint staff_role_check check (role in ('owner', 'city_manager', 'dispatcher', 'support', 'catalogue', 'finance', 'marketing', 'auditor', 'store_owner', 'store_manager', 'kitchen', 'courier')) not valid,
  add constraint staff_store_of_role check ((role in ('store_owner', 'store_manager', 'kitchen')) = (store_id is not null)) not valid;
alter table staff validate constraint staff_role_check;
alter table staff validate constraint staff_store_of_role;

alter table staff_invitations
  drop constraint staff_invitations_role_check,
  drop constraint staff_invitations_store_of_role,
  add constraint staff_invitations_role_check check (role in ('owner', 'city_manager', 'dispatcher', 'support', 'catalogue', 'finance', 'marketing', 'auditor', 'store_owner', 'store_manager', 'kitchen', 'courier')) not valid,
  add constraint staff_invitations_store_of_role check ((role in ('store_owner', 'store_manager', 'kitchen')) = (store_id is not null)) not valid;
alter table staff_invitations validate constraint staff_invitations_role_check;
alter table staff_invitations validate constraint staff_invitations_store_of_role;

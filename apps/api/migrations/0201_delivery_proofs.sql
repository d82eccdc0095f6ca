-- Photos by which a courier proves a delivery where the customer's code is not to be had. They are deleted after 30 days.
alter table media_objects drop constraint media_objects_purpose_check, drop constraint media_objects_private;
alter table media_objects
  add constraint media_objects_purpose_check
    check (purpose in ('profile', 'prescription', 'chat', 'review', 'refund', 'registration', 'catalogue', 'delivery')) not valid,
  add constraint media_objects_private
    check (visibility = 'private' or purpose not in ('prescription', 'chat', 'refund', 'registration', 'delivery')) not valid;
alter table media_objects validate constraint media_objects_purpose_check;
alter table media_objects validate constraint media_objects_private;

create table delivery_proofs (
  order_id bigint primary key references orders,
  -- A customer's pictures go with their account.
  media_key media_key not null unique references media_objects on delete cascade,
  place text not null check (place in ('handed', 'left_at_door')),
  created_at timestamptz not null default now()
);
create index delivery_proofs_created on delivery_proofs (created_at);

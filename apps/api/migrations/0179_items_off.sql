-- Items that the people of a store took off its shelf: `items.is_active` is false while the row is here. Without a time they stay off.
create table item_pauses (
  item_id bigint primary key references items on delete cascade,
  until timestamptz
);
create index item_pauses_ending on item_pauses (until) where until is not null;

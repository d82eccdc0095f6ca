-- Pictures of the prescription that an order with such medicines came with; only its customer and the store see them.
alter table orders add column prescription_images media_keys not null default '{}';

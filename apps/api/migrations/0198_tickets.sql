-- A ticket for each accepted order, printed once: a device claims its row before it prints. Copies are rows of their own.

create table tickets (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- The event that accepted the order.
  event_position int not null,
  kind text not null check (kind in ('original', 'copy')),
  -- A random name that a browser gave itself.
  device text check (length(device) between 16 and 64),
  claimed_at timestamptz,
  printed_at timestamptz,
  foreign key (order_id, event_position) references order_events (order_id, position),
  constraint tickets_claimed check ((device is null) = (claimed_at is null) and (device is not null or kind = 'original')),
  constraint tickets_printed check (printed_at is null or claimed_at is not null)
);
create unique index tickets_original on tickets (order_id) where kind = 'original';
create index tickets_event on tickets (order_id, event_position);
create index tickets_waiting on tickets (id) where printed_at is null;

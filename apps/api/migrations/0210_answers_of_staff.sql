-- Who of the staff wrote a message for a store, a courier or the shop; null for the players of a demo. The lists of stores and of the shop's desk.
alter table messages
  add column staff_id bigint references staff,
  add constraint messages_staff_of_sender check (staff_id is null or sender <> 'customer') not valid;
alter table messages validate constraint messages_staff_of_sender;
create index messages_staff on messages (conversation_id, id desc) where staff_id is not null;
create index messages_of_staff on messages (staff_id) where staff_id is not null;
create index conversations_of_store on conversations (store_id, last_message_at desc) where last_message_id is not null;
create index conversations_of_desk on conversations (last_message_at desc) where store_id is null and rider_id is null and last_message_id is not null;

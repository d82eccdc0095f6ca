-- Who proves an e-mail finds the orders that were placed for it without an account, as with a phone.
create index orders_email on orders (contact_person_email) where guest_id is not null and contact_person_email is not null;

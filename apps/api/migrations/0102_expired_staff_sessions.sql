-- Expired sessions of the staff are deleted at night, like those of customers.
create index staff_sessions_expiry on staff_sessions (expires_at);

-- Jobs are retried by their queue, so nothing reads or sets when a message is tried next.
alter table outbox drop column next_try_at;

-- A line without choices has empty lists, as the API writes it.
alter table cart_lines alter column selection set default '{"variation": [], "add_ons": []}';

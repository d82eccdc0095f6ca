-- When the person of a session last proved who they are: by a one-time code, or by their password where they have none.
alter table staff_sessions add column proved_at timestamptz;

-- The page of the audit log filters by these.
create index audit_log_action on audit_log (action, id desc);
create index audit_log_at on audit_log (at desc, id desc);

-- What the audit log needs to be proof: from where and in which session, why, and a chain of hashes for each person, as orders have of their events.

alter table audit_log
  add column session_id bigint,
  add column address text check (length(address) <= 45),
  add column reason note,
  -- Both are set by the trigger.
  add column position int default 1 check (position > 0),
  add column hash hash default sha256('');

create function audit_hash(a audit_log, previous_hash bytea) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(a.staff_id, a.position, (extract(epoch from a.at) * 1000000)::bigint, a.actor, a.action, a.subject,
    a.subject_id, a.before, a.after, a.request_id, a.session_id, a.address, a.reason, encode(previous_hash, 'hex'))::text, 'UTF8'))
$$;

-- Rows are numbered by person. The lock is the person's, so that people do not wait for each other.
create function chain_audit() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7266205, (coalesce(new.staff_id, 0) % 2147483647)::int);
  select position, hash into last from audit_log where coalesce(staff_id, 0) = coalesce(new.staff_id, 0) order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.hash := audit_hash(new, last.hash);
  return new;
end $$;

alter table audit_log disable trigger audit_log_append_only;
do $$
declare
  entry audit_log;
  before audit_log;
begin
  for entry in select * from audit_log order by coalesce(staff_id, 0), id loop
    if coalesce(before.staff_id, 0) is distinct from coalesce(entry.staff_id, 0) then before := null; end if;
    entry.position := coalesce(before.position, 0) + 1;
    entry.hash := audit_hash(entry, before.hash);
    update audit_log set position = entry.position, hash = entry.hash where id = entry.id;
    before := entry;
  end loop;
end $$;
alter table audit_log enable trigger audit_log_append_only;
create unique index audit_log_chain on audit_log (coalesce(staff_id, 0), position);
alter table audit_log alter column position set not null, alter column hash set not null;
create trigger audit_log_chain before insert on audit_log for each row execute function chain_audit();

-- Entries whose hash does not follow from themselves and the one before: they, or the one before, were changed or are gone.
create function broken_audit() returns setof bigint language sql stable as $$
  select a.id from audit_log a left join audit_log b on coalesce(b.staff_id, 0) = coalesce(a.staff_id, 0) and b.position = a.position - 1
  where a.hash is distinct from audit_hash(a, b.hash) or (a.position > 1 and b.id is null)
$$;

import { sql } from 'kysely';
import type { GivenQueryOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/operator/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import type { Database } from '../../platform/db/database.ts';

interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly staff_id: number | null;
  readonly name: string | null;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly subject_id: string | null;
  readonly address: string | null;
  readonly session_id: number | null;
  readonly reason: string | null;
  readonly before: object | null;
  readonly after: object | null;
  readonly is_intact: boolean;
}

/** Entries of the log, the latest first. Staff of zones see those of people with a grant in these zones. */
export async function readAudit(
  api: Api,
  { scope: { zoneIds } }: Staff<'all'>,
  query: GivenQueryOf<typeof API.audit.list>,
): Promise<ReplyOf<typeof API.audit.list>> {
  const { timezone } = await api.settings.read();
  const { staff, action, subject, subject_id: subjectId, from, to, before, limit } = query;
  const conditions = [
    ...(staff === undefined ? [] : [sql`a.staff_id = ${staff}`]),
    ...(action === undefined ? [] : [sql`a.action = ${action}`]),
    ...(subject === undefined ? [] : [sql`a.subject = ${subject}`]),
    ...(subjectId === undefined ? [] : [sql`a.subject_id = ${subjectId}`]),
    ...(from === undefined ? [] : [sql`a.at >= ${from}::date::timestamp at time zone ${timezone}`]),
    ...(to === undefined ? [] : [sql`a.at < (${to}::date + 1)::timestamp at time zone ${timezone}`]),
    ...(before === undefined ? [] : [sql`a.id < ${before}`]),
    ...(zoneIds === undefined
      ? []
      : [
          sql`exists (select from staff_grants g left join stores o on o.id = g.store_id
            where g.staff_id = a.staff_id and coalesce(g.zone_id, o.zone_id) = any(${zoneIds}::bigint[]))`,
        ]),
  ];
  const [{ rows }, actions] = await Promise.all([
    sql<AuditRow>`
      select a.id, a.at, a.staff_id, p.name, a.actor, a.action, a.subject, a.subject_id, a.address, a.session_id, a.reason, a.before, a.after,
        a.hash = audit_hash(a, b.hash) and (a.position = 1 or b.id is not null) as is_intact
      from audit_log a left join staff p on p.id = a.staff_id
        left join audit_log b on coalesce(b.staff_id, 0) = coalesce(a.staff_id, 0) and b.position = a.position - 1
      where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
      order by a.id desc limit ${limit + 1}`.execute(api.db),
    readActions(api.db),
  ]);
  const shown = rows.slice(0, limit);
  return { entries: shown.map(present), next: rows.length > limit ? shown.at(-1)!.id : null, actions };
}

/** Every action of the log, by the index alone: one step for each. */
async function readActions(db: Database): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive each as (
      (select action from audit_log order by action limit 1)
      union all
      select (select a.action from audit_log a where a.action > each.action order by a.action limit 1) from each where each.action is not null
    ) select action from each where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

function present(row: AuditRow): ReplyOf<typeof API.audit.list>['entries'][number] {
  const { id, at, staff_id: staffId, name, actor, before, after, ...rest } = row;
  return {
    id,
    at: at.toISOString(),
    person: staffId === null ? null : { id: staffId, name: name ?? '' },
    role: actor,
    ...rest,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  };
}

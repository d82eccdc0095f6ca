import type { GivenBodyOf, GivenQueryOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/operator/routes.ts';
import type { StaffMember } from '@bozor/contract/operator/staff.ts';
import { ROLES } from '@bozor/domain/staff/permissions.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import { inviteStaff } from './invite-staff.ts';
import {
  deleteGrant,
  deleteInvitation,
  findPerson,
  insertGrant,
  listInvitations,
  listPeople,
  lockOwners,
  lockPerson,
  revokeAllSessions,
  setLeft,
  type PersonRow,
} from './people-store.ts';

type Operator = Staff<'all'>;

/** A change of a person by another, in the language of the caller. */
interface Change {
  readonly actor: Operator;
  readonly id: number;
  readonly locale: Locale;
}

const ABOUT_ONE = [
  API.staff.details,
  API.staff.grant,
  API.staff.revoke,
  API.staff.endSessions,
  API.staff.dismiss,
  API.staff.reinstate,
] as const;

export async function readPeople(
  api: Api,
  actor: Operator,
  query: GivenQueryOf<typeof API.staff.list>,
  locale: Locale,
): Promise<ReplyOf<typeof API.staff.list>> {
  const [{ total, people }, invitations] = await Promise.all([
    listPeople(api.db, actor.scope, query, locale),
    listInvitations(api.db, actor.scope, locale),
  ]);
  return {
    total,
    staff: people.map((row) => presentPerson(row, actor)),
    invitations: invitations.map(({ expires_at: expiresAt, ...invitation }) => ({ ...invitation, expires_at: expiresAt.toISOString() })),
  };
}

export async function readPerson(api: Api, { actor, id, locale }: Change): Promise<{ staff: StaffMember }> {
  const row = await findPerson(api.db, actor.scope, id, locale);
  if (!row) throw refuse(ABOUT_ONE, 'staff-not-found');
  return { staff: presentPerson(row, actor) };
}

/** Invites a person by a link, which is told only here. */
export async function invitePerson(
  api: Api,
  actor: Operator,
  form: GivenBodyOf<typeof API.staff.invite>,
): Promise<ReplyOf<typeof API.staff.invite>> {
  const { invite } = API.staff;
  const email = form.email.trim();
  const name = form.name.trim();
  if (email === '') throw refuse(invite, 'email-required', { field: 'email' });
  if (name === '') throw refuse(invite, 'name-required', { field: 'name' });
  const of = await readObjects(api, actor, form);
  return inTransaction(api.db, async (trx) => {
    const made = await inviteStaff(trx, { email, name, role: form.role, ...of, invitedBy: actor.staffId });
    if (!made.ok) throw refuse(invite, 'account-exists', { field: 'email' });
    await writeAudit(trx, {
      staff: actor,
      action: 'staff.invite',
      subject: 'staff_invitation',
      subjectId: made.id,
      after: { email: email.toLowerCase(), role: form.role, ...objectsOf(of) },
    });
    return { link: `${api.config.consoleUrl}${made.path}`, expires_at: made.expiresAt.toISOString() };
  });
}

export async function withdrawInvitation(api: Api, actor: Operator, id: number): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    const email = await deleteInvitation(trx, actor.scope, id);
    if (email === undefined) throw problem('not-found');
    await writeAudit(trx, {
      staff: actor,
      action: 'staff.withdraw-invitation',
      subject: 'staff_invitation',
      subjectId: id,
      before: { email },
    });
  });
}

export async function grantRole(api: Api, change: Change, form: GivenBodyOf<typeof API.staff.grant>): Promise<{ staff: StaffMember }> {
  const { grant } = API.staff;
  const of = await readObjects(api, change.actor, form);
  const endsAt = form.ends_at === undefined ? undefined : new Date(form.ends_at);
  if (endsAt && endsAt <= api.adapters.clock.now()) throw refuse(grant, 'end-passed', { field: 'ends_at' });
  try {
    return await changePerson(api, change, async (trx) => {
      await insertGrant(trx, change.id, { role: form.role, ...of, endsAt, by: change.actor.staffId });
      return { action: 'staff.grant', after: { role: form.role, ...objectsOf(of), ends_at: endsAt?.toISOString() ?? null } };
    });
  } catch (error) {
    const constraint = (error as { constraint?: string }).constraint;
    if (constraint === 'staff_grants_of_one_kind') throw refuse(grant, 'grant-of-another-kind', { field: 'role' });
    if (constraint === 'staff_grants_once' || constraint === 'staff_grants_rider') throw refuse(grant, 'grant-taken', { field: 'role' });
    throw error;
  }
}

/** Takes a grant away. It ends with the next request of the person. Nobody takes their own, and the shop keeps an owner. */
export async function revokeGrant(api: Api, change: Change, grantId: number): Promise<{ staff: StaffMember }> {
  const { revoke } = API.staff;
  if (change.id === change.actor.staffId) throw refuse(revoke, 'not-yourself');
  return changePerson(api, change, async (trx) => {
    const owners = await lockOwners(trx);
    const grant = await deleteGrant(trx, change.id, grantId);
    if (!grant) throw problem('not-found');
    if (grant.role === 'owner' && isLast(owners, change.id)) throw refuse(revoke, 'last-owner');
    return { action: 'staff.revoke', before: { ...grant } };
  });
}

export async function endAllSessions(api: Api, change: Change): Promise<{ staff: StaffMember }> {
  return changePerson(api, change, async (trx) => ({
    action: 'staff.end-sessions',
    before: { sessions: await revokeAllSessions(trx, change.id) },
  }));
}

/** Ends the work of a person: nothing of theirs is deleted, and none of their sessions lives on. */
export async function dismiss(api: Api, change: Change, reason: string | undefined): Promise<{ staff: StaffMember }> {
  if (change.id === change.actor.staffId) throw refuse(API.staff.dismiss, 'not-yourself');
  return changePerson(api, change, async (trx) => {
    if (isLast(await lockOwners(trx), change.id)) throw refuse(API.staff.dismiss, 'last-owner');
    if (!(await setLeft(trx, change.id, true))) return undefined;
    return { action: 'staff.dismiss', before: { sessions: await revokeAllSessions(trx, change.id) }, reason: reason?.trim() || undefined };
  });
}

export async function reinstate(api: Api, change: Change): Promise<{ staff: StaffMember }> {
  return changePerson(api, change, async (trx) => ((await setLeft(trx, change.id, false)) ? { action: 'staff.reinstate' } : undefined));
}

const isLast = (owners: readonly number[], id: number) => owners.length === 1 && owners[0] === id;

interface Written {
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string | undefined;
}

/** Changes a locked person and writes it to the audit log. Without something to write, it was so before. */
async function changePerson(
  api: Api,
  { actor, id, locale }: Change,
  change: (trx: Transaction) => Promise<Written | undefined>,
): Promise<{ staff: StaffMember }> {
  return inTransaction(api.db, async (trx) => {
    if (!(await lockPerson(trx, actor.scope, id))) throw refuse(ABOUT_ONE, 'staff-not-found');
    const written = await change(trx);
    if (written) await writeAudit(trx, { staff: actor, subject: 'staff', subjectId: id, ...written });
    return { staff: presentPerson((await findPerson(trx, actor.scope, id, locale))!, actor) };
  });
}

interface Objects {
  readonly zoneId: number | undefined;
  readonly storeId: number | undefined;
  readonly courierId: number | undefined;
}

/**
 * Zone, store or courier of a role. Those that the role does not have are left out. An object that does not exist, or lies outside of the
 * caller's zones, is not found; staff of zones give roles for these alone.
 */
async function readObjects(
  api: Api,
  actor: Operator,
  { role, zone_id: zoneId, store_id: storeId, courier_id: courierId }: GivenBodyOf<typeof API.staff.grant>,
): Promise<Objects> {
  const both = [API.staff.invite, API.staff.grant] as const;
  const { scope } = ROLES[role];
  if (scope === 'own store' && storeId === undefined) throw refuse(both, 'store-required', { field: 'store_id' });
  if (scope === 'own deliveries' && courierId === undefined) throw refuse(both, 'courier-required', { field: 'courier_id' });
  const zones = actor.scope.zoneIds;
  const zoneOf = async (table: 'stores' | 'riders', id: number) =>
    (await api.db.selectFrom(table).where('id', '=', id).select('zone_id').executeTakeFirst())?.zone_id;
  const [found, field] =
    scope === 'own store'
      ? [await zoneOf('stores', storeId!), 'store_id']
      : scope === 'own deliveries'
        ? [await zoneOf('riders', courierId!), 'courier_id']
        : [zoneId, 'zone_id'];
  const isKnown = scope === 'all' && zoneId !== undefined ? await isZone(api, zoneId) : scope === 'all' || found !== undefined;
  if (!isKnown || (zones !== undefined && (found === undefined || !zones.includes(found)))) throw problem('not-found', { field });
  return {
    zoneId: scope === 'all' ? zoneId : undefined,
    storeId: scope === 'own store' ? storeId : undefined,
    courierId: scope === 'own deliveries' ? courierId : undefined,
  };
}

async function isZone(api: Api, id: number): Promise<boolean> {
  return (await api.db.selectFrom('zones').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}

const objectsOf = ({ zoneId, storeId, courierId }: Objects) => ({
  ...(zoneId !== undefined && { zone_id: zoneId }),
  ...(storeId !== undefined && { store_id: storeId }),
  ...(courierId !== undefined && { courier_id: courierId }),
});

function presentPerson(row: PersonRow, actor: Operator): StaffMember {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    has_code: row.has_code,
    grants: row.grants.map((grant) => ({ ...grant, ends_at: grant.ends_at === null ? null : new Date(grant.ends_at).toISOString() })),
    open_sessions: row.open_sessions,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    left_at: row.left_at?.toISOString() ?? null,
    is_self: row.id === actor.staffId,
  };
}

import type { GivenBodyOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/store/routes.ts';
import { isAbove, managedRoles } from '@bozor/domain/staff/pins.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../../platform/api.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { problem, refuse } from '../../../platform/http/problem.ts';
import type { InvitationsOfStore } from '../invitations-store.ts';
import { inviteStaff } from '../invite-staff.ts';
import { revokeAllSessions, setLeft } from '../people-store.ts';
import { newPin } from '../pins/new-pin.ts';
import { clearPinTries, writePin } from '../pins/pins-store.ts';
import {
  deleteStoreGrants,
  deleteStoreInvitation,
  insertPersonOfStore,
  listNamedStores,
  listStoreInvitations,
  listStorePeople,
  lockStorePerson,
  type StorePersonRow,
} from './store-staff-store.ts';

type Manager = Staff<'own store'>;
type People = ReplyOf<typeof API.staff.list>;

/** Who works in the stores of the caller. */
export async function readStorePeople(api: Api, actor: Manager, locale: Locale): Promise<People> {
  const [people, stores, invitations] = await Promise.all([
    listStorePeople(api.db, actor.scope.storeIds, { locale }),
    listNamedStores(api.db, actor.scope.storeIds, locale),
    listStoreInvitations(api.db, managedBy(actor), locale),
  ]);
  return {
    people: people.map(({ works_elsewhere: _elsewhere, roles, stores: named, last_seen_at: seenAt, ...row }) => ({
      ...row,
      role: roles[0]!,
      stores: [...named],
      last_seen_at: seenAt?.toISOString() ?? null,
      is_self: row.id === actor.staffId,
      may_change: mayChange(actor, { id: row.id, roles }),
    })),
    stores,
    invitations: invitations.map(({ expires_at: expiresAt, ...invitation }) => ({ ...invitation, expires_at: expiresAt.toISOString() })),
  };
}

/** Invitations of people whom the caller may change once they have come. */
const managedBy = ({ scope, role }: Manager): InvitationsOfStore => ({ storeIds: scope.storeIds, roles: managedRoles(role) });

/** Nobody changes themselves, or who stands above them. */
function mayChange({ staffId, role }: Manager, { id, roles }: Pick<StorePersonRow, 'id' | 'roles'>): boolean {
  return id !== staffId && !isAbove(roles[0]!, role);
}

/** Invites a manager or a cook by a link, which is told only here. */
export async function inviteToStore(
  api: Api,
  actor: Manager,
  { store: storeId, role, ...form }: GivenBodyOf<typeof API.staff.invite>,
): Promise<ReplyOf<typeof API.staff.invite>> {
  const { invite } = API.staff;
  const [email, name] = [form.email.trim(), form.name.trim()];
  if (email === '') throw refuse(invite, 'email-required', { field: 'email' });
  if (name === '') throw refuse(invite, 'name-required', { field: 'name' });
  if (!actor.scope.storeIds.includes(storeId)) throw refuse(invite, 'store-not-found', { field: 'store' });
  return inTransaction(api.db, async (trx) => {
    const made = await inviteStaff(trx, { email, name, role, storeId, invitedBy: actor.staffId, replaces: managedBy(actor) });
    if (!made.ok) throw refuse(invite, made.problem, { field: 'email' });
    await writeAudit(trx, {
      staff: actor,
      action: 'staff.invite',
      subject: 'staff_invitation',
      subjectId: made.id,
      after: { email: email.toLowerCase(), role, store_id: storeId },
    });
    return { link: `${api.config.consoleUrl}${made.path}`, expires_at: made.expiresAt.toISOString() };
  });
}

/** Withdraws an open invitation of a person whom the caller could change. */
export async function withdrawFromStore(api: Api, { actor, id, locale }: Change): Promise<People> {
  await inTransaction(api.db, async (trx) => {
    const email = await deleteStoreInvitation(trx, managedBy(actor), id);
    if (email === undefined) throw problem('not-found');
    await writeAudit(trx, {
      staff: actor,
      action: 'staff.withdraw-invitation',
      subject: 'staff_invitation',
      subjectId: id,
      before: { email },
    });
  });
  return readStorePeople(api, actor, locale);
}

/** Adds a cook who comes by PIN alone. */
export async function addCook(api: Api, actor: Manager, form: GivenBodyOf<typeof API.staff.add>, locale: Locale): Promise<People> {
  const { add } = API.staff;
  const name = form.name.trim();
  if (name === '') throw refuse(add, 'name-required', { field: 'name' });
  if (!actor.scope.storeIds.includes(form.store)) throw refuse(add, 'store-not-found', { field: 'store' });
  const pin = await newPin(form.pin);
  await inTransaction(api.db, async (trx) => {
    const id = await insertPersonOfStore(trx, { name, storeId: form.store, by: actor.staffId });
    await writePin(trx, id, { ...pin, is_first: true });
    await writeAudit(trx, {
      staff: actor,
      action: 'staff.add',
      subject: 'staff',
      subjectId: id,
      after: { name, role: 'kitchen', store_id: form.store },
    });
  });
  return readStorePeople(api, actor, locale);
}

interface Change {
  readonly actor: Manager;
  readonly id: number;
  readonly locale: Locale;
}

/** Gives a person a first PIN, for example when they forgot theirs. */
export async function setFirstPin(api: Api, change: Change, pin: string): Promise<People> {
  const { setPin } = API.staff;
  const chosen = await newPin(pin);
  return changePerson(api, change, async (trx, person) => {
    if (person.works_elsewhere) throw refuse(setPin, 'works-elsewhere');
    await writePin(trx, person.id, { ...chosen, is_first: true });
    await clearPinTries(trx, person.id);
    return { action: 'staff.set-pin' };
  });
}

/** Ends the work of a person in the caller's stores. Whoever works nowhere else has left. */
export async function dismissFromStore(api: Api, change: Change, reason: string): Promise<People> {
  const why = reason.trim();
  if (why === '') throw refuse(API.staff.dismiss, 'dismissal-reason-required', { field: 'reason' });
  return changePerson(api, change, async (trx, { id, roles }) => {
    const left = await deleteStoreGrants(trx, change.actor.scope.storeIds, id);
    if (left === 0) await setLeft(trx, id, true);
    return { action: 'staff.dismiss', before: { roles, sessions: await revokeAllSessions(trx, id) }, reason: why };
  });
}

interface Written {
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
}

async function changePerson(
  api: Api,
  { actor, id, locale }: Change,
  change: (trx: Transaction, person: StorePersonRow) => Promise<Written>,
): Promise<People> {
  const both = [API.staff.setPin, API.staff.dismiss] as const;
  await inTransaction(api.db, async (trx) => {
    if (!(await lockStorePerson(trx, actor.scope.storeIds, id))) throw refuse(both, 'staff-not-found');
    const [person] = await listStorePeople(trx, actor.scope.storeIds, { locale, id });
    if (!person) throw refuse(both, 'staff-not-found');
    if (!mayChange(actor, person)) throw refuse(both, 'staff-above');
    await writeAudit(trx, { staff: actor, subject: 'staff', subjectId: id, ...(await change(trx, person)) });
  });
  return readStorePeople(api, actor, locale);
}

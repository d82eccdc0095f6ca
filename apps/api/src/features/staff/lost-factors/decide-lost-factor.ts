import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { LostFactor } from '@bozor/contract/operator/lost-factors.ts';
import { API } from '@bozor/contract/operator/routes.ts';
import { LOST_FACTOR_APPROVALS } from '@bozor/domain/staff/sign-in-rules.ts';
import type { Api } from '../../../platform/api.ts';
import { writeAudit, type Act } from '../../../platform/audit/write-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { hashOf, newCredential } from '../../../platform/http/credential.ts';
import { refuse } from '../../../platform/http/problem.ts';
import {
  approversOf,
  deleteLostFactor,
  insertApproval,
  linkLostFactor,
  listLostFactors,
  lockLostFactor,
  type LostFactorRow,
} from './lost-factors-store.ts';

type Owner = Staff<'all'>;
type Open = ReplyOf<typeof API.lostFactors.list>;

/** Open requests for new codes. Owners of zones see none: they are for those of the whole shop. */
export async function readLostFactors(api: Api, actor: Owner): Promise<Open> {
  if (actor.scope.zoneIds !== undefined) return { lost_factors: [] };
  return { lost_factors: (await listLostFactors(api.db)).map((row) => present(row, actor)) };
}

/** Agrees that a person gets new codes: once, and not for oneself. */
export async function approve(api: Api, actor: Owner, id: number): Promise<Open> {
  const calls = API.lostFactors.approve;
  await decide(api, actor, id, async (trx, { staffId, hasLink }) => {
    if (staffId === actor.staffId) throw refuse(calls, 'own-factor');
    if (hasLink) throw refuse(calls, 'link-made');
    if (!(await insertApproval(trx, id, actor.staffId))) throw refuse(calls, 'approved-already');
    return { action: 'staff.approve-new-codes', result: undefined };
  });
  return readLostFactors(api, actor);
}

/** Makes the link for a person whom two owners approved, one of whom is the caller. It is told only here. */
export async function makeLink(api: Api, actor: Owner, id: number): Promise<ReplyOf<typeof API.lostFactors.link>> {
  const calls = API.lostFactors.link;
  return decide(api, actor, id, async (trx, { staffId, hasLink }) => {
    if (staffId === actor.staffId) throw refuse(calls, 'own-factor');
    if (hasLink) throw refuse(calls, 'link-made');
    const approvers = await approversOf(trx, id);
    if (approvers.length < LOST_FACTOR_APPROVALS || !approvers.includes(actor.staffId)) throw refuse(calls, 'approvals-missing');
    const token = newCredential();
    const expiresAt = await linkLostFactor(trx, id, { tokenHash: hashOf(token), by: actor.staffId });
    return {
      action: 'staff.link-new-codes',
      after: { approved_by: approvers, expires_at: expiresAt.toISOString() },
      result: { link: `${api.config.consoleUrl}${pathOfLink(token)}`, expires_at: expiresAt.toISOString() },
    };
  });
}

/** The page on which a person sets new codes. */
export const pathOfLink = (token: string) => `/console/new-codes/${token}`;

/** Ends a request, or the link that was made for it. */
export async function deny(api: Api, actor: Owner, id: number, reason: string): Promise<Open> {
  const why = reason.trim();
  if (why === '') throw refuse(API.lostFactors.deny, 'denial-reason-required', { field: 'reason' });
  await decide(api, actor, id, async (trx, { hasLink }) => {
    await deleteLostFactor(trx, id);
    return { action: 'staff.deny-new-codes', before: { has_link: hasLink }, reason: why, result: undefined };
  });
  return readLostFactors(api, actor);
}

/** Acts on a locked request, and writes it to the audit log of its person. */
async function decide<T>(
  api: Api,
  actor: Owner,
  id: number,
  act: (
    trx: Transaction,
    lost: { readonly staffId: number; readonly hasLink: boolean },
  ) => Promise<Pick<Act, 'action' | 'before' | 'after' | 'reason'> & { readonly result: T }>,
): Promise<T> {
  const { approve: approving, link, deny: denying } = API.lostFactors;
  return inTransaction(api.db, async (trx) => {
    const lost = actor.scope.zoneIds === undefined ? await lockLostFactor(trx, id) : undefined;
    if (!lost) throw refuse([approving, link, denying], 'lost-factor-not-found');
    const { result, ...written } = await act(trx, lost);
    await writeAudit(trx, { staff: actor, subject: 'staff', subjectId: lost.staffId, ...written });
    return result;
  });
}

function present(row: LostFactorRow, actor: Owner): LostFactor {
  return {
    id: row.id,
    person: { id: row.staff_id, name: row.name, email: row.email, roles: [...row.roles] },
    asked_at: row.asked_at.toISOString(),
    address: row.address,
    expires_at: row.expires_at.toISOString(),
    approved_by: row.approvals.map(({ name }) => name),
    needed: LOST_FACTOR_APPROVALS,
    other_owners: row.other_owners,
    has_link: row.has_link,
    link_by: row.link_by,
    next: nextOf(row, actor),
  };
}

function nextOf({ staff_id: staffId, has_link: hasLink, approvals }: LostFactorRow, actor: Owner): LostFactor['next'] {
  if (hasLink || staffId === actor.staffId) return 'none';
  const hasApproved = approvals.some(({ id }) => id === actor.staffId);
  if (approvals.length < LOST_FACTOR_APPROVALS) return hasApproved ? 'none' : 'approve';
  return hasApproved ? 'link' : 'none';
}

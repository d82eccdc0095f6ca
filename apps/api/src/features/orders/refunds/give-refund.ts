import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/operator/routes.ts';
import { fromJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import {
  isRefundable,
  needsSecondPerson,
  proposeRefund,
  refundableLines,
  type ProposedRefund,
} from '@bozor/domain/orders/refund-pieces.ts';
import type { Api } from '../../../platform/api.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { onceForStaff } from '../../../platform/http/idempotency-key.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { recordAct } from '../record-act.ts';
import { chooseWay } from './choose-way.ts';
import { grantRefund, told } from './grant-refund.ts';
import {
  findRequest,
  insertPieces,
  insertStaffRefund,
  isWritten,
  lockRefunded,
  readLeft,
  readRefundedLines,
  turnRequest,
  type NewRefund,
  type RefundedOrder,
  type RefundRow,
} from './refund-store.ts';

type Giving = Pick<Api, 'checkoutDb' | 'adapters' | 'settings'>;
interface Press {
  readonly by: Staff;
  readonly orderId: number;
  /** Idempotency key of the request. */
  readonly key: string | undefined;
}

/**
 * Gives back pieces of an order's lines, or all that is left of it. The amount is proposed by rule and may be lowered. Above the limit it waits
 * for a second person. A request of the customer that waits is answered by it.
 */
export async function giveRefund(api: Giving, { by, orderId, key }: Press, body: GivenBodyOf<typeof API.refunds.give>): Promise<void> {
  const { give } = API.refunds;
  const once = onceForStaff(by.staffId, `refund:${orderId}`, key);
  const settings = await api.settings.read();
  await inTransaction(api.checkoutDb, async (trx) => {
    const order = await lockRefunded(trx, orderId, by);
    if (!order) throw refuse(give, 'order-not-found');
    if (await isWritten(trx, once)) return;
    if (!isRefundable(order.status)) throw refuse(give, 'wrong-step');
    const request = order.status === 'refund_requested' ? await findRequest(trx, orderId) : undefined;
    // A second person has it.
    if (request?.state === 'asked') throw refuse(give, 'wrong-step');
    const proposed = await propose(trx, order, request, body.lines);
    const amountMinor = lowered(proposed.amountMinor, body.amount, settings.digit_after_decimal_point);
    const refund = await write(api, trx, order, {
      request: body.lines === undefined ? undefined : request,
      press: { by, once },
      asked: { kind: body.lines === undefined ? 'whole' : 'lines', amountMinor, reason: body.reason, note: body.note },
    });
    if (body.lines !== undefined) await insertPieces(trx, refund, proposed.pieces);
    await decide(trx, order, refund, by);
  });
}

/** Credits a present of the shop to the customer's wallet, by the same rules. */
export async function giveCredit(api: Giving, { by, orderId, key }: Press, body: GivenBodyOf<typeof API.refunds.credit>): Promise<void> {
  const { credit } = API.refunds;
  const once = onceForStaff(by.staffId, `credit:${orderId}`, key);
  const settings = await api.settings.read();
  const parsed = fromJsonAmount(body.amount, settings.digit_after_decimal_point);
  if (!parsed.ok || parsed.value <= 0) throw refuse(credit, 'amount-required', { field: 'amount' });
  await inTransaction(api.checkoutDb, async (trx) => {
    const order = await lockRefunded(trx, orderId, by);
    if (!order) throw refuse(credit, 'order-not-found');
    if (await isWritten(trx, once)) return;
    if (order.customer_id === null || !settings.wallet) throw refuse(credit, 'no-wallet');
    const refund = await write(api, trx, order, {
      request: undefined,
      press: { by, once },
      asked: { kind: 'goodwill', amountMinor: parsed.value, reason: body.reason, note: body.note },
    });
    await decide(trx, order, refund, by);
  });
}

/** The refund of the chosen pieces; without any, all that is left. */
async function propose(
  trx: Transaction,
  order: RefundedOrder,
  request: RefundRow | undefined,
  chosen: GivenBodyOf<typeof API.refunds.give>['lines'],
): Promise<ProposedRefund> {
  const { give } = API.refunds;
  const [lines, { taxMinor, leftMinor }] = [await readRefundedLines(trx, order.id), await readLeft(trx, order.id)];
  // The request holds all that was left.
  const left = (leftMinor + (request?.amount_minor ?? 0)) as Minor;
  if (chosen === undefined) {
    // A request for all of it has an answer of its own.
    if (request) throw refuse(give, 'wrong-step');
    if (left <= 0) throw refuse(give, 'nothing-to-refund');
    return { amountMinor: left, pieces: [] };
  }
  const proposed = proposeRefund(refundableLines(lines, taxMinor as Minor), chosen, left);
  if (!proposed.ok) throw refuse(give, proposed.problem, { field: 'lines' });
  return proposed.value;
}

function lowered(proposedMinor: number, given: number | undefined, digits: number): number {
  if (given === undefined) return proposedMinor;
  const parsed = fromJsonAmount(given, digits);
  if (!parsed.ok || parsed.value <= 0) throw refuse(API.refunds.give, 'amount-required', { field: 'amount' });
  if (parsed.value > proposedMinor) throw refuse(API.refunds.give, 'more-than-proposed', { field: 'amount' });
  return parsed.value;
}

interface Writing {
  readonly request: RefundRow | undefined;
  readonly press: { readonly by: Staff; readonly once: string };
  readonly asked: Pick<NewRefund, 'kind' | 'amountMinor' | 'reason'> & { readonly note: string | undefined };
}

async function write(api: Giving, trx: Transaction, order: RefundedOrder, { request, press, asked }: Writing): Promise<RefundRow> {
  const { refund_second_person_above: limit } = await api.settings.read();
  // The request holds the payment's money until it is answered.
  const heldMinor = request?.payment_id == null ? 0 : request.amount_minor;
  const way =
    asked.kind === 'goodwill'
      ? ({ method: 'wallet', paymentId: null } as const)
      : await chooseWay(api, trx, order, asked.amountMinor - heldMinor);
  const refund: NewRefund = {
    orderId: order.id,
    ...asked,
    note: asked.note?.trim() || null,
    ...way,
    needsSecond: needsSecondPerson(asked.amountMinor, limit),
    askedBy: press.by.staffId,
    once: press.once,
  };
  return request ? turnRequest(trx, request.id, refund) : insertStaffRefund(trx, refund);
}

/** Approves it at once, or leaves it to the second person. */
async function decide(trx: Transaction, order: RefundedOrder, refund: RefundRow, by: Staff): Promise<void> {
  if (refund.needs_second) return recordAct(trx, { orderId: order.id, kind: 'refund_asked', by, details: told(refund) });
  const granted = await grantRefund(trx, order, refund, { by });
  if (!granted.ok) throw refuse(API.refunds.give, 'wrong-step');
}

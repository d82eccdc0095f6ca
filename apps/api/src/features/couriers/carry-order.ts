import { API } from '@bozor/contract/courier/routes.ts';
import { cashToCollect, changeFor, type CashProblem } from '@bozor/domain/couriers/cash-at-the-door.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { fromJsonAmount } from '@bozor/domain/money/json-amount.ts';
import { add, type Minor } from '@bozor/domain/money/minor.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import { refused, type Refusal } from '@bozor/domain/outcome.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { believeTap } from '../orders/believe-tap.ts';
import { deliver } from '../orders/deliver.ts';
import { pickUp } from '../orders/pick-up.ts';
import { recordAct } from '../orders/record-act.ts';
import { courierOf } from './policies.ts';
import { requestForFree } from './duty.ts';
import { hasArrived, lockCarried, readChange, type CarriedOrder } from './carrying-store.ts';
import { tryCode, type CodeProblem } from './try-code.ts';

type Courier = Staff<'own deliveries'>;
type Parts = Pick<Api, 'db' | 'settings' | 'adapters'>;
type Problem = Refusal<CodeProblem | CashProblem | { readonly problem: 'order-not-found' | 'order-not-ready' }>;

interface Arrival {
  readonly orderId: number;
  readonly at: 'store' | 'customer';
  readonly tappedAt: Date | undefined;
}

/** Records that the courier is at the store or at the door, once each. */
export async function arrive(api: Parts, actor: Courier, { orderId, at, tappedAt }: Arrival): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    const order = await lockCarried(trx, orderId, actor);
    if (!order) throw refuse(API.jobs.arrived, 'order-not-found');
    const kind = at === 'store' ? 'courier_at_store' : 'courier_at_customer';
    const courierId = courierOf(actor);
    if (order.ended_as !== null || (await hasArrived(trx, { orderId, kind, courierId }))) return;
    await recordAct(trx, {
      orderId,
      kind,
      by: actor,
      details: { courier_id: courierId },
      tappedAt: believeTap(order, tappedAt, api.adapters.clock.now()),
    });
  });
}

interface Press {
  readonly orderId: number;
  /** When the person pressed, if it is sent later. */
  readonly tappedAt: Date | undefined;
  /** Its unique name. */
  readonly press: string;
}

/** Picks an order up by the code that the store, or the sender of a parcel, reads out. */
export async function pickUpByCode(
  api: Parts,
  actor: Courier,
  { orderId, code, tappedAt, press }: Press & { readonly code: string },
): Promise<void> {
  const problem = await inTransaction(api.db, async (trx): Promise<Problem | undefined> => {
    const order = await lockCarried(trx, orderId, actor);
    if (!order) return refused({ problem: 'order-not-found' });
    if (order.status === 'picked_up' || order.status === 'returning' || order.status === 'delivered') return undefined;
    const isReady = order.order_type === 'parcel' ? ['pending', 'confirmed'].includes(order.status) : order.status === 'handover';
    if (!isReady) return refused({ problem: 'order-not-ready' });
    const details = { tappedAt: believeTap(order, tappedAt, api.adapters.clock.now()) };
    const tried = await tryCode(trx, { orderId, kind: 'pickup', code, by: actor, press, ...details });
    if (!tried.ok) return tried;
    if (order.status === 'pending') await acceptOrder(trx, orderId, actor, details);
    await pickUp(trx, orderId, actor, details);
    return undefined;
  });
  if (problem) throw await refusalOf(api, API.jobs.pickUp, problem);
}

interface HandOver extends Press {
  readonly code: string;
  /** Decimal amount, as it was counted. */
  readonly cashReceived: number | undefined;
  readonly locale: Locale;
}

/**
 * Hands an order to its customer by the code that they tell, and books its cash. Returns the change, also to whoever sends it again. A wrong
 * amount costs no try of the code.
 */
export async function deliverByCode(
  api: Parts,
  actor: Courier,
  { orderId, code, cashReceived, tappedAt, press, locale }: HandOver,
): Promise<Minor> {
  const settings = await api.settings.read();
  const received = cashReceived === undefined ? undefined : fromJsonAmount(cashReceived, settings.digit_after_decimal_point);
  const receivedMinor = received?.ok ? received.value : undefined;
  const outcome = await inTransaction(api.db, async (trx): Promise<Problem | Minor> => {
    const order = await lockCarried(trx, orderId, actor);
    if (!order) return refused({ problem: 'order-not-found' });
    if (order.status === 'delivered') return (await readChange(trx, orderId)) as Minor;
    // The customer may turn up while the goods go back.
    if (order.status !== 'picked_up' && order.status !== 'returning') return refused({ problem: 'order-not-ready' });
    const dueMinor = cashDueOf(order);
    const change = changeFor({ dueMinor, receivedMinor });
    if (!change.ok) return change;
    const details = { tappedAt: believeTap(order, tappedAt, api.adapters.clock.now()) };
    const tried = await tryCode(trx, { orderId, kind: 'delivery', code, by: actor, press, ...details });
    if (!tried.ok) return tried;
    const cash = { dueMinor, receivedMinor: receivedMinor!, changeMinor: change.value };
    if (dueMinor > 0) await recordCash(trx, actor, orderId, cash, details);
    await deliver(trx, orderId, actor, details);
    await requestForFree(trx);
    return change.value;
  });
  if (typeof outcome === 'object') throw await refusalOf(api, API.jobs.deliver, outcome, locale);
  return outcome;
}

/** Cash that the courier collects at the door. */
export function cashDueOf(order: CarriedOrder): Minor {
  return cashToCollect({
    paysCash: order.payment_method === 'cash_on_delivery',
    isPaid: wasPaid(order.payment_status),
    totalMinor: add(order.total_minor as Minor, order.adjusted_minor as Minor),
    walletMinor: order.wallet_minor as Minor,
  });
}

/** Records the cash that was taken. The trigger of the delivered order books the amount that is due as cash in hand. */
export async function recordCash(
  trx: Transaction,
  actor: Courier,
  orderId: number,
  { dueMinor, receivedMinor, changeMinor }: { readonly dueMinor: Minor; readonly receivedMinor: Minor; readonly changeMinor: Minor },
  { tappedAt }: { readonly tappedAt: Date | undefined },
): Promise<void> {
  await recordAct(trx, {
    orderId,
    kind: 'cash_taken',
    by: actor,
    details: { due_minor: dueMinor, received_minor: receivedMinor, change_minor: changeMinor },
    tappedAt,
  });
}

async function refusalOf(api: Parts, endpoint: typeof API.jobs.pickUp | typeof API.jobs.deliver, problem: Problem, locale: Locale = 'en') {
  switch (problem.problem) {
    case 'order-not-found':
    case 'order-not-ready':
      return refuse(endpoint, problem.problem);
    case 'code-locked':
      return refuse(endpoint, problem.problem, { field: 'code' });
    case 'hand-over-code-wrong':
      return refuse(endpoint, problem.problem, { field: 'code', values: { left: problem.left } });
    case 'cash-required':
    case 'cash-too-little': {
      const amount = formatAmount(problem.dueMinor, currencyOf(await api.settings.read(), locale));
      return refuse(API.jobs.deliver, problem.problem, { field: 'cash_received', values: { amount } });
    }
  }
}

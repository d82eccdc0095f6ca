import type { OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import type { CostBearer, OperatedOrder } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import { actsOfOperator } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import type { GatewayState } from '@bozor/domain/orders/payment-status.ts';
import { starPhone } from '@bozor/domain/identity/format-phone.ts';
import type { Permission } from '@bozor/domain/staff/permissions.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { presentProof } from '../orders/delivery-proofs.ts';
import { dueOfRow } from '../orders/due-of-row.ts';
import { explainPlaced } from '../orders/explain-placed.ts';
import type { EndOfParcel, LineOfOrder, OrderRow } from '../orders/order-row.ts';
import { presentReceived } from '../orders/present-adjustments.ts';
import { presentCharges } from '../orders/present-charges.ts';
import { presentingIn, type Presenting } from '../orders/presenting.ts';
import { byPolicy, readOrders } from '../orders/read-orders.ts';
import { BRIEF_JOINS, briefColumns, presentBrief, type BriefRow } from './brief-order.ts';
import { presentHistory, readHistory } from './read-history.ts';

/** Facts of an order that only staff read. */
interface StaffFacts extends BriefRow {
  readonly module_name: string;
  readonly cost_borne_by: CostBearer | null;
  readonly payments: readonly {
    readonly gateway: string;
    readonly state: GatewayState;
    readonly amount_minor: number;
    readonly at_ms: number;
  }[];
}

type ReadingApi = Pick<Api, 'db' | 'settings' | 'words' | 'config' | 'adapters'>;

/** Reads an order within the person's reach as the order page of the operator shows it; undefined when there is none. */
export async function readOperatorOrder(
  api: ReadingApi,
  actor: Staff,
  orderId: number,
  locale: Locale,
): Promise<OperatorOrder | undefined> {
  const [[order], facts, history, presenting] = await Promise.all([
    readOrders(api.db, byPolicy(orderId, actor, 'read'), locale),
    readFacts(api.db, orderId, locale),
    readHistory(api.db, orderId),
    presentingIn(api, locale),
  ]);
  if (!order || !facts) return undefined;
  const may = (permission: Permission) => actor.permissions.has(permission);
  return {
    ...presentBrief(facts, presenting),
    ...presentPlaces(order, facts),
    ...presentPeople(order, may),
    ...presentContents(order, presenting),
    ...presentMoney(order, facts, presenting),
    prescription_pages: may('prescriptions.see') ? order.prescription_images.length : 0,
    delivery_proof: presentProof(order, presenting),
    timeline: presentHistory(history),
    acts: actsOfOperator(operatedOf(order), may).map(({ act, to = null, needs }) => ({ act, to, needs: [...needs] })),
  };
}

async function readFacts(db: Api['db'], orderId: number, locale: Locale): Promise<StaffFacts | undefined> {
  const { rows } = await sql<StaffFacts>`
    select ${briefColumns(locale)}, coalesce(m.name->>${locale}, m.name->>'en') as module_name, o.cost_borne_by,
      (select coalesce(jsonb_agg(jsonb_build_object('gateway', p.gateway, 'state', p.state, 'amount_minor', p.amount_minor,
        'at_ms', (extract(epoch from p.created_at) * 1000)::bigint) order by p.id), '[]') from payments p where p.order_id = o.id) as payments
    from orders o ${BRIEF_JOINS} where o.id = ${orderId}`.execute(db);
  return rows[0];
}

function operatedOf(order: OrderRow): OperatedOrder {
  const { order_type: type, status, courier, payment_method: method, payment_status: paymentStatus, adjustments } = order;
  return {
    type,
    status,
    hasCourier: courier !== null,
    method,
    paymentStatus,
    isAsking: adjustments.some(({ state }) => state === 'proposed'),
  };
}

function presentPlaces({ parcel, delivery_address, delivery_lat, delivery_lng, ...order }: OrderRow, { module, module_name }: StaffFacts) {
  const delivery =
    delivery_address && delivery_lat !== null && delivery_lng !== null
      ? addressOf({ address: delivery_address, lat: delivery_lat, lng: delivery_lng })
      : null;
  return {
    module: { ...module, name: module_name },
    store: order.store && { id: order.store.id, name: order.store.name, phone: order.store.phone, address: order.store.address },
    address: parcel ? addressOf(parcel.sender) : delivery,
    to_address: parcel ? addressOf(parcel.receiver) : null,
    promised_from: order.promised_from?.toISOString() ?? null,
    scheduled_for: order.schedule_at?.toISOString() ?? null,
  };
}

function addressOf({ address, lat, lng }: Pick<EndOfParcel, 'address' | 'lat' | 'lng'>): OperatorOrder['address'] {
  const { address: street = '', house = '', floor = '', additional_information: note = '' } = address;
  return { address: street, house, floor, note, lat, lng };
}

function presentPeople(order: OrderRow, may: (permission: Permission) => boolean) {
  const { courier, parcel } = order;
  return {
    customer: {
      name: order.contact_person_name,
      phone: starPhone(order.contact_person_number),
      has_account: order.customer_id !== null,
      locale: order.locale,
    },
    receiver: parcel && { name: parcel.receiver.name, phone: starPhone(parcel.receiver.phone) },
    courier: courier && {
      id: courier.id,
      name: `${courier.f_name} ${courier.l_name}`.trim(),
      phone: may('couriers.see') ? courier.phone : null,
      vehicle: courier.vehicle,
      position_at: courier.at_ms === null ? null : new Date(courier.at_ms).toISOString(),
    },
  };
}

function presentContents(order: OrderRow, { money }: Presenting) {
  return {
    lines: order.lines.map((line) => ({
      id: line.id,
      name: line.name,
      options: optionsOf(line),
      quantity: line.quantity,
      total: money(line.total_minor),
    })),
    parcel: order.parcel?.category ?? null,
    order_note: order.order_note,
    delivery_instruction: order.delivery_instruction,
    unavailable_item_note: order.unavailable_item_note,
  };
}

function optionsOf({ variation, add_ons }: LineOfOrder): string {
  const chosen = variation.flatMap(({ values }) => values.map(({ label }) => label));
  const added = add_ons.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
  return [...chosen, ...added].join(', ');
}

function presentMoney(order: OrderRow, { cost_borne_by, payments }: StaffFacts, presenting: Presenting) {
  const { money } = presenting;
  const { refund } = order;
  const received = presentReceived(order, presenting);
  return {
    charges: presentCharges(order.charges, order.order_type, explainPlaced(order, presenting), presenting),
    adjustments: received.adjustments,
    received: received.received_amount,
    paid_by_wallet: money(order.wallet_minor),
    due: money(dueOfRow(order)),
    change_from: order.change_from_minor === null ? null : money(order.change_from_minor),
    pay_until: order.pay_until?.toISOString() ?? null,
    payments: payments.map(({ gateway, state, amount_minor, at_ms }) => ({
      gateway,
      state,
      amount: money(amount_minor),
      at: new Date(at_ms).toISOString(),
    })),
    cancellation:
      order.status === 'canceled' || cost_borne_by !== null
        ? { reason: order.status === 'canceled' ? (order.cancellation_reason ?? order.status_note) : null, borne_by: cost_borne_by }
        : null,
    refund: refund && { status: refund.state, amount: money(refund.amount_minor), reason: refund.reason ?? '' },
    money_back: presentMoneyBack(order, money),
  };
}

/** Money that a cancellation gives back: an online payment goes back the way it came, a wallet at once, a bank transfer by a person. */
function presentMoneyBack(
  { payment_method, payment_status, total_minor, wallet_minor }: OrderRow,
  money: Presenting['money'],
): OperatorOrder['money_back'] {
  if (payment_method === 'wallet') return { way: 'wallet', amount: money(wallet_minor) };
  const isPaid = payment_status === 'paid';
  if (isPaid && payment_method === 'digital_payment') return { way: 'original', amount: money(total_minor) };
  if (isPaid && payment_method === 'offline_payment') return { way: 'by_hand', amount: money(total_minor) };
  return wallet_minor > 0 ? { way: 'wallet', amount: money(wallet_minor) } : { way: 'none', amount: 0 };
}

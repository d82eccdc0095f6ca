import { describe, expect, test } from 'vitest';
import { PERMISSIONS, ROLES, STAFF_ROLES, type Permission } from '../../staff/permissions.ts';
import { actsOfOperator, movesOfOperator, OPERATOR_MOVES, type OperatedOrder } from './acts-of-operator.ts';
import { ORDER_TYPES, type OrderType } from '../order-type.ts';
import { STATUSES, type OrderStatus } from '../status.ts';
import { TRANSITIONS } from '../transitions.ts';

const order = (over: Partial<OperatedOrder> = {}): OperatedOrder => ({
  type: 'delivery',
  status: 'confirmed',
  hasCourier: false,
  method: 'cash_on_delivery',
  paymentStatus: 'unpaid',
  isAsking: false,
  ...over,
});
const actsOf = (over: Partial<OperatedOrder>, may: (permission: Permission) => boolean = () => true) =>
  actsOfOperator(order(over), may).map(({ act, to }) => (to ? `${act} ${to}` : act));

const ALWAYS = ['note', 'reveal'];
/** Acts of the owner by type and status, without a courier, and with one. */
const TABLE: Readonly<Record<OrderType, Partial<Record<OrderStatus, readonly [without: readonly string[], withOne?: readonly string[]]>>>> =
  {
    delivery: {
      prescription_review: [['cancel']],
      price_proposed: [['cancel']],
      pending: [['move confirmed', 'cancel']],
      confirmed: [
        ['move processing', 'assign', 'cancel'],
        ['move processing', 'reassign', 'unassign', 'cancel'],
      ],
      processing: [
        ['move handover', 'assign', 'cancel'],
        ['move handover', 'reassign', 'unassign', 'cancel'],
      ],
      handover: [
        ['move picked_up', 'recall', 'assign', 'cancel'],
        ['move picked_up', 'recall', 'reassign', 'unassign', 'cancel'],
      ],
      picked_up: [
        ['move delivered', 'move returning', 'cancel'],
        ['move delivered', 'move returning', 'reassign', 'cancel'],
      ],
      returning: [
        ['move delivered', 'move returned', 'cancel'],
        ['move delivered', 'move returned', 'reassign', 'cancel'],
      ],
      failed: [['cancel']],
    },
    take_away: {
      prescription_review: [['cancel']],
      price_proposed: [['cancel']],
      pending: [['move confirmed', 'cancel']],
      confirmed: [['move processing', 'cancel']],
      processing: [['move handover', 'cancel']],
      handover: [['move delivered', 'move returned', 'recall', 'cancel']],
      failed: [['cancel']],
    },
    parcel: {
      pending: [
        ['move confirmed', 'assign', 'cancel'],
        ['move confirmed', 'reassign', 'unassign', 'cancel'],
      ],
      confirmed: [
        ['move picked_up', 'assign', 'cancel'],
        ['move picked_up', 'reassign', 'unassign', 'cancel'],
      ],
      picked_up: [
        ['move delivered', 'move returning', 'cancel'],
        ['move delivered', 'move returning', 'reassign', 'cancel'],
      ],
      returning: [
        ['move delivered', 'move returned', 'cancel'],
        ['move delivered', 'move returned', 'reassign', 'cancel'],
      ],
      failed: [['cancel']],
      // Statuses that no parcel has still follow the rule of couriers.
      processing: [['assign'], ['reassign', 'unassign']],
      handover: [['assign'], ['reassign', 'unassign']],
    },
  };

describe('every act that is legal, and none that is not', () => {
  test.each(ORDER_TYPES.flatMap((type) => STATUSES.map((status) => ({ type, status }))))('$type $status', ({ type, status }) => {
    const [without, withOne = without] = TABLE[type][status] ?? [[]];
    expect(actsOf({ type, status })).toEqual([...without, ...ALWAYS]);
    expect(actsOf({ type, status, hasCourier: true })).toEqual([...withOne, ...ALWAYS]);
  });

  test.each(ORDER_TYPES.flatMap((type) => STATUSES.map((status) => ({ type, status }))))(
    'moves a $type that is $status only along the table',
    ({ type, status }) => {
      const open = OPERATOR_MOVES.filter((to) => TRANSITIONS[type][status]?.[to]?.includes('operator')).filter(
        // Taking back that it is ready is an act of its own.
        (to) => !(status === 'handover' && to === 'processing'),
      );
      // A requested refund is answered, not moved on.
      expect(movesOfOperator(order({ type, status }))).toEqual(status === 'refund_requested' ? [] : open);
    },
  );
});

test('an order is not ready while its customer is asked what comes instead', () => {
  const asking = (status: OrderStatus) => movesOfOperator(order({ status, isAsking: true }));
  expect(asking('processing')).toEqual([]);
  expect(asking('confirmed')).toEqual(['processing']);
});

describe('a store is not sent an order', () => {
  test.each([
    ['digital_payment', 'unpaid', []],
    ['digital_payment', 'failed', []],
    ['digital_payment', 'paid', ['confirmed']],
    ['offline_payment', 'pending', []],
    ['offline_payment', 'paid', ['confirmed']],
    ['cash_on_delivery', 'unpaid', ['confirmed']],
    ['wallet', 'paid', ['confirmed']],
  ] as const)('that waits for its money: %s, %s', (method, paymentStatus, moves) => {
    expect(movesOfOperator(order({ status: 'pending', method, paymentStatus }))).toEqual(moves);
  });
});

describe('by role', () => {
  const EXPECTED: Readonly<Record<string, readonly string[]>> = {
    owner: ['move processing', 'reassign', 'unassign', 'cancel', 'note', 'reveal'],
    city_manager: ['move processing', 'reassign', 'unassign', 'cancel', 'note', 'reveal'],
    dispatcher: ['move processing', 'reassign', 'unassign', 'cancel', 'note', 'reveal'],
    support: ['cancel', 'note', 'reveal'],
    finance: ['note'],
  };
  const ofShop = STAFF_ROLES.filter((role) => ROLES[role].scope === 'all');
  test.each(ofShop)('%s', (role) => {
    expect(actsOf({ hasCourier: true }, (permission) => ROLES[role].may.includes(permission))).toEqual(EXPECTED[role] ?? []);
  });
});

test('each act says what it needs', () => {
  const needs = (over: Partial<OperatedOrder>) =>
    Object.fromEntries(actsOfOperator(order(over), (permission) => PERMISSIONS.includes(permission)).map((each) => [each.act, each.needs]));
  expect(needs({ hasCourier: true })).toEqual({
    move: [],
    reassign: ['courier'],
    unassign: ['reason'],
    cancel: ['reason', 'bearer'],
    note: ['text'],
    reveal: [],
  });
  expect(needs({ status: 'picked_up', hasCourier: true })['reassign']).toEqual(['courier', 'note']);
  expect(needs({ status: 'picked_up', hasCourier: true })['move']).toEqual(['bearer']);
  // It was said when the goods turned back.
  expect(needs({ status: 'returning', hasCourier: true })['move']).toEqual([]);
  expect(needs({ type: 'take_away', status: 'handover' })['move']).toEqual(['bearer']);
});

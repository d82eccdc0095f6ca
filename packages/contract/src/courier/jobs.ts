import { PROOF_PLACES } from '@bozor/domain/couriers/photo-proof.ts';
import { DOOR_MESSAGES } from '@bozor/domain/orders/undelivered/absence.ts';
import Type from 'typebox';
import type { ProblemTable } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { Exact, Money, OneOf, OrderId, requiredText, WrittenCode } from '../fields.ts';
import { PROOF_PICTURE } from '../files.ts';
import { codeRefused, orderNotFound, pictureRefused } from '../refusals.ts';
import { tapped } from '../staff/tapped.ts';
import { courier } from './access.ts';
import { CourierState, courierStateFields } from './shapes.ts';

const params = Exact({ id: OrderId });
const Code = requiredText(WrittenCode(20, 'Four digits.'));

const notYet = { 'order-not-ready': { status: 409, message: 'The order is not at this step.' } } as const satisfies ProblemTable;

const waited = {
  'tries-missing': { status: 409, message: 'Call or write to the customer {tries} times first.' },
  'too-early': { status: 409, message: 'Wait {minutes} min more for the customer.' },
} as const satisfies ProblemTable;

const cashRefused = {
  'cash-required': { status: 422, message: 'Enter the cash that you received: {amount} is due.' },
  'cash-too-little': { status: 422, message: 'The whole amount is due: {amount}. A part is not accepted.' },
} as const satisfies ProblemTable;

export const jobs = {
  arrived: endpoint({
    method: 'POST',
    path: '/courier/orders/{id}/arrived',
    summary: 'The courier is at the store or at the door',
    tag: 'Courier',
    access: courier('orders.carry'),
    rate: 'write',
    params,
    body: Exact({ at: OneOf('store', 'customer'), ...tapped }),
    reply: CourierState,
    problems: orderNotFound,
  }),
  pickUp: endpoint({
    method: 'POST',
    path: '/courier/orders/{id}/pick-up',
    summary: 'Pick the order up by the code that the store reads out',
    tag: 'Courier',
    access: courier('orders.carry'),
    rate: 'write',
    idempotent: true,
    params,
    body: Exact({ code: Code, ...tapped }),
    reply: CourierState,
    problems: { ...orderNotFound, ...codeRefused, ...notYet },
  }),
  absent: endpoint({
    method: 'POST',
    path: '/courier/orders/{id}/absent',
    summary: 'The customer does not answer: begin to wait, and tell them',
    tag: 'Courier',
    access: courier('orders.carry'),
    rate: 'write',
    params,
    body: Exact(tapped),
    reply: CourierState,
    problems: { ...orderNotFound, ...notYet },
  }),
  tried: endpoint({
    method: 'POST',
    path: '/courier/orders/{id}/tried',
    summary: 'The customer was called, or is sent a ready message in their language',
    tag: 'Courier',
    access: courier('orders.carry'),
    rate: 'write',
    params,
    body: Exact({ message: Type.Optional(OneOf(...DOOR_MESSAGES)), ...tapped }),
    reply: CourierState,
    problems: { ...orderNotFound, ...notYet },
  }),
  returnGoods: endpoint({
    method: 'POST',
    path: '/courier/orders/{id}/return',
    summary: 'Take the goods back, once the wait is over and the customer was tried twice',
    tag: 'Courier',
    access: courier('orders.carry'),
    rate: 'write',
    params,
    body: Exact(tapped),
    reply: CourierState,
    problems: {
      ...orderNotFound,
      ...notYet,
      ...waited,
    },
  }),
  dispose: endpoint({
    method: 'POST',
    path: '/courier/orders/{id}/dispose',
    summary: 'Throw dishes away that nobody received, once the wait is over and the customer was tried twice',
    tag: 'Courier',
    access: courier('orders.carry'),
    rate: 'write',
    params,
    body: Exact(tapped),
    reply: CourierState,
    problems: {
      ...orderNotFound,
      ...notYet,
      ...waited,
      'not-disposable': { status: 409, message: 'Take these goods back: they can be sold again.' },
    },
  }),
  giveBack: endpoint({
    method: 'POST',
    path: '/courier/orders/{id}/give-back',
    summary: 'Give a parcel back to its sender by the code that they tell',
    tag: 'Courier',
    access: courier('orders.carry'),
    rate: 'write',
    idempotent: true,
    params,
    body: Exact({ code: Code, ...tapped }),
    reply: CourierState,
    problems: { ...orderNotFound, ...codeRefused, ...notYet },
  }),
  deliver: endpoint({
    method: 'POST',
    path: '/courier/orders/{id}/deliver',
    summary: 'Hand the order over by the code that the customer tells, and take its cash',
    tag: 'Courier',
    access: courier('orders.carry'),
    rate: 'write',
    idempotent: true,
    params,
    body: Exact({ code: Code, cash_received: Type.Optional(Money), ...tapped }),
    reply: Exact({ ...courierStateFields, change: Money }),
    problems: {
      ...orderNotFound,
      ...codeRefused,
      ...notYet,
      ...cashRefused,
    },
  }),
  deliverByPhoto: endpoint({
    method: 'POST',
    path: '/courier/orders/{id}/deliver-by-photo',
    summary: 'Deliver an order by a photo where the customer’s code is not to be had, and take its cash',
    tag: 'Courier',
    access: courier('orders.carry'),
    rate: 'write',
    bodyType: 'multipart',
    files: { photo: PROOF_PICTURE },
    params,
    body: Exact({ place: OneOf(...PROOF_PLACES), cash_received: Type.Optional(Money), ...tapped }),
    reply: Exact({ ...courierStateFields, change: Money }),
    problems: {
      ...orderNotFound,
      ...notYet,
      ...cashRefused,
      ...pictureRefused,
      'photo-missing': { status: 422, message: 'Take a photo of the order at the door.' },
      'code-required': { status: 409, message: 'This order is handed over by the customer’s code alone.' },
      'cash-needs-person': { status: 422, message: 'Cash is due: hand the order to somebody, and take {amount}.' },
    },
  }),
};

import type { ProblemTable } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { Exact, Id } from '../fields.ts';
import { tapped } from '../staff/tapped.ts';
import { courier } from './access.ts';
import { CourierState } from './shapes.ts';

const params = Exact({ id: Id });
const offerNotFound = { 'offer-not-found': { status: 404, message: 'This offer does not exist.' } } as const satisfies ProblemTable;

export const offers = {
  take: endpoint({
    method: 'POST',
    path: '/courier/offers/{id}/take',
    summary: 'Take an offer: the order is the courier’s. A press that was in time and is sent later counts while the order has nobody',
    tag: 'Courier',
    access: courier('offers.answer'),
    rate: 'write',
    params,
    body: Exact(tapped),
    reply: CourierState,
    problems: {
      ...offerNotFound,
      'offer-over': { status: 409, message: 'This order is taken, or the time to answer is over.' },
    },
  }),
  decline: endpoint({
    method: 'POST',
    path: '/courier/offers/{id}/decline',
    summary: 'Decline an offer: the next courier is asked',
    tag: 'Courier',
    access: courier('offers.answer'),
    rate: 'write',
    params,
    body: Exact(tapped),
    reply: CourierState,
    problems: offerNotFound,
  }),
};

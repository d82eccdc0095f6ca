import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { DateTime, Exact, Latitude, Longitude } from '../fields.ts';
import { courier } from './access.ts';
import { tapped } from '../staff/tapped.ts';
import { CourierState } from './shapes.ts';

export const state = {
  read: endpoint({
    method: 'GET',
    path: '/courier/state',
    summary: 'Duty, the open offer, jobs with their stops, and cash in hand',
    tag: 'Courier',
    access: courier('orders.see'),
    rate: 'browse',
    reply: CourierState,
  }),
};

export const duty = {
  start: endpoint({
    method: 'POST',
    path: '/courier/duty/start',
    summary: 'Go on duty: offers come from now on',
    tag: 'Courier',
    access: courier('duty.act'),
    rate: 'write',
    body: Exact(tapped),
    reply: CourierState,
  }),
  end: endpoint({
    method: 'POST',
    path: '/courier/duty/end',
    summary: 'Go off duty; refused while there is a job',
    tag: 'Courier',
    access: courier('duty.act'),
    rate: 'write',
    body: Exact(tapped),
    reply: CourierState,
    problems: { 'job-running': { status: 409, message: 'Deliver your order first, or ask the dispatcher to take it over.' } },
  }),
};

export const positions = {
  send: endpoint({
    method: 'POST',
    path: '/courier/positions',
    summary: 'Where the courier is; kept only on duty and with a job',
    tag: 'Courier',
    access: courier('orders.carry'),
    rate: 'write',
    body: Exact({
      lat: Latitude,
      lng: Longitude,
      heading: Type.Optional(Type.Number({ minimum: 0, maximum: 360 })),
      at: Type.Optional(DateTime),
    }),
    reply: Exact({ is_kept: Type.Boolean({ description: 'False without a job: the courier need not send more.' }) }),
  }),
};

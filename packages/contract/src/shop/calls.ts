import { callsOf } from '../calls-of.ts';
import { API } from './routes.ts';

/** The calls of the shop as its client needs them. `call(calls.cart.add, { body: { item_id: 7, quantity: 1 } })` */
export const calls = callsOf(API);

import { callsOf } from '../calls-of.ts';
import { API } from './routes.ts';

/** Calls of the shop for its client. `call(calls.cart.add, { body: { item_id: 7, quantity: 1 } })` */
export const calls = callsOf(API);

import { callsOf } from '../calls-of.ts';
import { API } from './routes.ts';

/** Calls of a store's staff for a console. `call(calls.orders.list)` */
export const calls = callsOf(API);

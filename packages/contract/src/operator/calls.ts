import { callsOf } from '../calls-of.ts';
import { API } from './routes.ts';

/** Calls of the operator console. `call(calls.orders.board)` */
export const calls = callsOf(API);

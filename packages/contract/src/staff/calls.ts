import { callsOf } from '../calls-of.ts';
import { API } from './routes.ts';

/** Calls of staff for a console. `call(calls.me.read)` */
export const calls = callsOf(API);

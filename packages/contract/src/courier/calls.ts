import { callsOf } from '../calls-of.ts';
import { API } from './routes.ts';

/** Calls of the courier app. `call(calls.state.read)` */
export const calls = callsOf(API);

import { couriers } from './couriers.ts';

/** Calls of the operator console by word, each with `access: operator(permission)`. */
export const API = { couriers };

import { orders } from './orders.ts';

/** Calls of the operator console by word, each with `access: operator(permission)`. */
export const API = { orders };

import { orders } from './orders.ts';

/** Calls of the store console by word, each with `access: store(permission)`. */
export const API = { orders };

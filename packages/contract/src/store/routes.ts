import { earnings } from './earnings.ts';
import { hours } from './hours.ts';
import { menu } from './menu.ts';
import { orders } from './orders.ts';
import { reviews } from './reviews.ts';
import { shift } from './shift.ts';

/** Calls of the store console by word, each with `access: store(permission)`. */
export const API = { earnings, hours, menu, orders, reviews, shift };

import { chats } from './chats.ts';
import { earnings } from './earnings.ts';
import { hours } from './hours.ts';
import { menu } from './menu.ts';
import { orders } from './orders.ts';
import { prescriptions } from './prescriptions.ts';
import { reviews } from './reviews.ts';
import { shift } from './shift.ts';
import { staff } from './staff.ts';
import { tickets } from './tickets.ts';

/** Calls of the store console by word, each with `access: store(permission)`. */
export const API = { chats, menu, orders, prescriptions, shift, earnings, hours, reviews, staff, tickets };

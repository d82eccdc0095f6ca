import { audit } from './audit.ts';
import { chats } from './chats.ts';
import { couriers } from './couriers.ts';
import { earnings } from './earnings.ts';
import { lostFactors } from './lost-factors.ts';
import { orders } from './orders.ts';
import { prescriptions } from './prescriptions.ts';
import { refunds } from './refunds.ts';
import { reviews } from './reviews.ts';
import { staff } from './staff.ts';
import { transfers } from './transfers.ts';

/** Calls of the operator console by word, each with `access: operator(permission)`. */
export const API = { chats, orders, prescriptions, refunds, transfers, couriers, staff, lostFactors, audit, reviews, earnings };

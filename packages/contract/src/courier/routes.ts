import { chats } from './chats.ts';
import { duty, positions, state } from './duty.ts';
import { jobs } from './jobs.ts';
import { cash, earnings } from './money.ts';
import { offers } from './offers.ts';

/** Calls of the courier app by word, each with `access: courier(permission)`. */
export const API = { chats, state, duty, offers, jobs, positions, cash, earnings };

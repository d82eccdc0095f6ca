import { events } from './events.ts';
import { lostFactors } from './lost-factors.ts';
import { passkeys } from './passkeys.ts';
import { pins } from './pins.ts';
import { demo, invitations, me, proof, sessions } from './sign-in.ts';

/** Calls of everybody who works for the shop, whatever their console: signing in, the own person and sessions, invitations, changes. */
export const API = { sessions, passkeys, pins, proof, me, invitations, lostFactors, demo, events };

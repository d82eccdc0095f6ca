import { done, refused, type Outcome } from '../../outcome.ts';
import type { OrderStatus } from '../status.ts';

const MINUTE_MS = 60_000;

/** Calls and messages after which a courier has tried enough. */
export const ABSENT_TRIES = 2;

/** Texts that a courier sends to a customer who does not answer, in the customer's language. */
export const DOOR_TEXTS = {
  'at-the-door': 'Your courier is at the door and cannot reach you. Please answer the phone or come out.',
  'wrong-address': 'Your courier does not find the address. Please call back.',
  'leaving-soon': 'Your courier has to leave in a few minutes. Please answer, or your order goes back.',
} as const;
export const DOOR_MESSAGES = ['at-the-door', 'wrong-address', 'leaving-soon'] as const satisfies readonly (keyof typeof DOOR_TEXTS)[];
export type DoorMessage = (typeof DOOR_MESSAGES)[number];

/** A courier's wait for a customer who does not answer. Instants in ms since 1970, by one clock. */
export interface Absence {
  readonly status: OrderStatus;
  /** When the courier said that nobody answers; undefined before. */
  readonly sinceMs: number | undefined;
  /** Calls and messages since then. */
  readonly tries: number;
  readonly waitMinutes: number;
}

export type ReturnProblem =
  | { readonly problem: 'not-on-the-way' | 'not-absent' | 'tries-missing' }
  | { readonly problem: 'too-early'; readonly minutes: number };

/**
 * Milliseconds of the wait that are left.
 * @example waitLeftMs({ sinceMs: at('19:00'), waitMinutes: 5 }, at('19:03')) // 120_000
 */
export function waitLeftMs({ sinceMs, waitMinutes }: Pick<Absence, 'sinceMs' | 'waitMinutes'>, nowMs: number): number {
  return sinceMs === undefined ? waitMinutes * MINUTE_MS : Math.max(0, sinceMs + waitMinutes * MINUTE_MS - nowMs);
}

/**
 * Checks that a courier may take the goods back: after the wait, and after `ABSENT_TRIES` tries to reach the customer.
 * @example checkReturn({ status: 'picked_up', sinceMs: at('19:00'), tries: 2, waitMinutes: 5 }, at('19:03')) // { ok: false, problem: 'too-early', minutes: 2 }
 */
export function checkReturn(absence: Absence, nowMs: number): Outcome<'returning', ReturnProblem> {
  if (absence.status !== 'picked_up') return refused({ problem: 'not-on-the-way' });
  if (absence.sinceMs === undefined) return refused({ problem: 'not-absent' });
  if (absence.tries < ABSENT_TRIES) return refused({ problem: 'tries-missing' });
  const leftMs = waitLeftMs(absence, nowMs);
  return leftMs > 0 ? refused({ problem: 'too-early', minutes: Math.ceil(leftMs / MINUTE_MS) }) : done('returning');
}

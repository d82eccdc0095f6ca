import type { OrderType } from '../order-type.ts';
import { HAPPY_PATHS } from '../transitions.ts';
import type { OrderStatus } from '../status.ts';

/** Steps that a store takes with an order, and the status that each leads to. */
export const STORE_STEPS = {
  accept: 'confirmed',
  prepare: 'processing',
  ready: 'handover',
  complete: 'delivered',
} as const satisfies Record<string, OrderStatus>;
export type StoreStep = keyof typeof STORE_STEPS;

/** Why a store refuses an order. */
export const REFUSAL_REASONS = ['sold-out', 'too-busy', 'closing', 'cannot-make-it', 'address-unclear'] as const;
/** Why a pharmacy refuses a prescription. */
export const PRESCRIPTION_REFUSALS = ['prescription-unreadable', 'prescription-not-valid', 'medicine-missing'] as const;
export type PrescriptionRefusal = (typeof PRESCRIPTION_REFUSALS)[number];
export type RefusalReason = (typeof REFUSAL_REASONS)[number] | PrescriptionRefusal;

/** English sentence of each reason, which the customer reads. */
export const REFUSAL_TEXTS = {
  'sold-out': 'Something of the order is sold out',
  'too-busy': 'The store has too many orders now',
  'closing': 'The store is closing',
  'cannot-make-it': 'The store cannot make this order now',
  'address-unclear': 'The store cannot find the address',
  'prescription-unreadable': 'The pharmacy cannot read the prescription',
  'prescription-not-valid': 'The prescription is not valid any more, or not signed',
  'medicine-missing': 'The pharmacy does not have the medicine',
} as const satisfies Record<RefusalReason, string>;

/**
 * Returns what is left to do for a step, in order: nothing where the order is already there or further. Ready includes the preparation
 * that nobody told of. Undefined where the step cannot be taken.
 * @example statusesUntil('ready', { type: 'delivery', status: 'confirmed' }) // ['processing', 'handover']
 */
export function statusesUntil(
  step: StoreStep,
  { type, status }: { readonly type: OrderType; readonly status: OrderStatus },
): readonly OrderStatus[] | undefined {
  const path = HAPPY_PATHS[type];
  const [from, to] = [path.indexOf(status), path.indexOf(STORE_STEPS[step])];
  if (type === 'parcel' || from < 0) return undefined;
  if (from >= to) return [];
  if (step === 'complete' && type !== 'take_away') return undefined;
  if (to - from > (step === 'ready' ? 2 : 1) || (step === 'ready' && status === 'pending')) return undefined;
  return path.slice(from + 1, to + 1);
}

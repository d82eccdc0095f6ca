import { refused, type Outcome } from '../outcome.ts';
import type { Minor } from '../money/minor.ts';
import { changeFor, type CashProblem } from './cash-at-the-door.ts';

/** Where a courier left an order whose delivery a photo proves. */
export const PROOF_PLACES = ['handed', 'left_at_door'] as const;
export type ProofPlace = (typeof PROOF_PLACES)[number];

/** Days for which the photo is kept. */
export const PROOF_DAYS = 30;

/** An order at its door, without the customer's code. */
interface WithoutCode {
  readonly isPrescription: boolean;
  readonly place: ProofPlace;
  readonly dueMinor: Minor;
  readonly receivedMinor: Minor | undefined;
}

export type PhotoProblem =
  | CashProblem
  | { readonly problem: 'code-required' }
  | { readonly problem: 'cash-needs-person'; readonly dueMinor: Minor };

/** Whether an order may be delivered by a photo at all: medicines of a prescription are given to whoever knows the code. */
export const mayProveByPhoto = ({ isPrescription }: Pick<WithoutCode, 'isPrescription'>): boolean => !isPrescription;

/**
 * Returns the change of an order that is delivered by a photo. Cash is taken from somebody, so such an order is not left at the door.
 * @example checkPhotoProof({ isPrescription: false, place: 'left_at_door', dueMinor: 0, receivedMinor: undefined }) // { ok: true, value: 0 }
 */
export function checkPhotoProof({ isPrescription, place, dueMinor, receivedMinor }: WithoutCode): Outcome<Minor, PhotoProblem> {
  if (!mayProveByPhoto({ isPrescription })) return refused({ problem: 'code-required' });
  if (dueMinor > 0 && place === 'left_at_door') return refused({ problem: 'cash-needs-person', dueMinor });
  return changeFor({ dueMinor, receivedMinor });
}

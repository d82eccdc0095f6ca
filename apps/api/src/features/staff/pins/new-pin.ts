import { newPinRefused } from '@bozor/contract/staff/pins.ts';
import { pinProblem } from '@bozor/domain/staff/pins.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { hashPassword } from '../../../platform/passwords/passwords.ts';

/** Checks a PIN that somebody chose, and hashes it for the database. Endpoints that take one declare `newPinRefused`. */
export async function newPin(pin: string, field = 'pin') {
  const problem = pinProblem(pin);
  if (problem) throw refuse({ problems: newPinRefused }, problem, { field });
  return { pin_hash: await hashPassword(pin), digits: pin.length };
}

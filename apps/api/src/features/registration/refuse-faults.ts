import { phoneRefusalOf } from '@bozor/contract/refusals.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import { Problem, refusal, type Refusal } from '../../platform/http/problem.ts';

const APPLYING = [API.registration.store, API.registration.courier] as const;

/** Refuses a form with all its problems, each at its field. Only the store's form has a name and an address. */
export function refuseFaults(faults: readonly FieldProblem[]): void {
  const [first, ...rest] = faults.map(refusalOf);
  if (first) throw new Problem([first, ...rest]);
}

function refusalOf({ field, problem }: FieldProblem): Refusal {
  switch (problem) {
    case 'store-name-required':
      return refusal(API.registration.store, 'store-name-required', { field });
    case 'address-required':
      return refusal(API.registration.store, 'address-required', { field });
    case 'contact-name-required':
      return refusal(APPLYING, 'name-required', { field });
    case 'contact-phone-required':
      return refusal(APPLYING, 'phone-required', { field });
    case 'email-required':
      return refusal(APPLYING, 'email-required', { field });
    case 'email-invalid':
      return refusal(APPLYING, 'email-not-valid', { field });
    default:
      return refusal(APPLYING, phoneRefusalOf(problem), { field });
  }
}

import { API } from '@bozor/contract/shop/routes.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import { Problem, refusal, type Refusal } from '../../platform/http/problem.ts';

/** Refuses a form with all its problems, each at its field. Problems of store-only fields are in the store's own table. */
export function refuseFaults(faults: readonly FieldProblem[]): void {
  const [first, ...rest] = faults.map(refusalOf);
  if (first) throw new Problem([first, ...rest]);
}

function refusalOf({ field, problem }: FieldProblem): Refusal {
  const call = API.registration.store;
  switch (problem) {
    case 'store-name-required':
      return refusal(call, 'store-name-required', { field });
    case 'address-required':
      return refusal(call, 'address-required', { field });
    case 'contact-name-required':
      return refusal(call, 'name-required', { field });
    case 'contact-phone-required':
      return refusal(call, 'phone-required', { field });
    case 'email-required':
      return refusal(call, 'email-required', { field });
    case 'email-invalid':
      return refusal(call, 'email-not-valid', { field });
    default:
      return refusal(call, 'phone-not-valid', { field });
  }
}

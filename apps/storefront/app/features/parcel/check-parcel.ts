import { checkAddress } from '@bozor/domain/identity/check-contact-form.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import type { ParcelDraft } from './parcel-draft.ts';

/** Problems at sender and receiver before a parcel can be sent, with the server's field names. */
export function checkParcel(draft: Pick<ParcelDraft, 'sender' | 'receiver'>): FieldProblem[] {
  return (['sender', 'receiver'] as const).flatMap((side) => {
    const { name, phone, address } = draft[side];
    return checkAddress({ contact_person_name: name, contact_person_number: phone, address }).map((problem) => ({
      ...problem,
      field: `parcel.${side}.${problem.field}`,
    }));
  });
}

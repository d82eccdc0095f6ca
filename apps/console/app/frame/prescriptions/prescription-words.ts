import type { Prescription } from '@bozor/contract/staff/prescriptions.ts';
import type { PrescriptionRefusal } from '@bozor/domain/orders/staff/store-steps.ts';
import { text } from '@bozor/web/i18n/text.ts';

/** How a prescription stands. Once the price is agreed, its order goes its way like any other. */
export const STATE_WORDS: Readonly<Partial<Record<Prescription['status'], string>>> = {
  prescription_review: text('Waits for its price'),
  price_proposed: text('Waits for the customer'),
  canceled: text('Canceled'),
  failed: text('Canceled'),
  delivered: text('Agreed'),
};

export const REJECT_WORDS: Readonly<Record<PrescriptionRefusal, string>> = {
  'prescription-unreadable': text('It cannot be read'),
  'prescription-not-valid': text('It is not valid any more, or not signed'),
  'medicine-missing': text('We do not have the medicine'),
};

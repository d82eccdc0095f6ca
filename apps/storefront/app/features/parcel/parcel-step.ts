import { text } from '@bozor/web/i18n/text.ts';

/** The steps of a parcel on a phone, in order. */
export const PARCEL_STEPS = ['from', 'to', 'pay'] as const;
export type ParcelStep = (typeof PARCEL_STEPS)[number];

export const STEP_TITLES: Readonly<Record<ParcelStep, string>> = {
  from: text('Where from'),
  to: text('Where to'),
  pay: text('Parcel and payment'),
};

/** The step in an address; the first one where it names none. */
export const readStep = (name: string | null): ParcelStep => PARCEL_STEPS.find((step) => step === name) ?? 'from';

/** The first step that has one of these fields. */
export function stepOf(fields: readonly string[]): ParcelStep | undefined {
  const steps = fields.map((field) => (field.startsWith('parcel.sender.') ? 'from' : field.startsWith('parcel.receiver.') ? 'to' : 'pay'));
  return PARCEL_STEPS.find((step) => steps.includes(step));
}

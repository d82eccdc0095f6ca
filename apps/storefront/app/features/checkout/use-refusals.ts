import { useEffect, useEffectEvent } from 'react';
import type { Placing } from './use-place-order.ts';
import type { QuoteReading } from './use-quote.ts';

/** Sentences by field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Options {
  readonly placing: Placing;
  readonly reading: QuoteReading;
  /** What is shown at the fields already. */
  readonly errors: FieldErrors;
  readonly show: (errors: FieldErrors) => void;
  /** Whether what is said of a field is shown at it. */
  readonly isInForm: (field: string | undefined) => field is string;
}

interface Refusals {
  readonly errorOf: (field: string) => string | undefined;
  /** What stands in the way and is shown at no field. */
  readonly message: string | undefined;
}

/** What the server says of a field stands at the field; anything else above the button. An order that was refused is priced anew. */
export function useRefusals({ placing, reading, errors, show, isInForm }: Options): Refusals {
  const refused = placing.state === 'refused' ? placing.problem : undefined;
  const tell = useEffectEvent(() => {
    if (!refused) return;
    show(Object.fromEntries(refused.entries.flatMap(({ field, message }) => (isInForm(field) ? [[field, message]] : []))));
    void reading.ask();
  });
  useEffect(() => tell(), [refused]);
  const said = reading.problem?.entries[0];
  const elsewhere = [...(refused?.entries ?? []), ...(said ? [said] : [])].find(({ field }) => !isInForm(field));
  return { errorOf: (field) => errors[field] ?? (said?.field === field ? said.message : undefined), message: elsewhere?.message };
}

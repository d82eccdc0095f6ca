import { useEffect, useEffectEvent } from 'react';
import type { Placing } from './use-place-order.ts';
import type { QuoteReading } from './use-quote.ts';

/** Error texts by field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Options {
  readonly placing: Placing;
  readonly reading: QuoteReading;
  /** Errors already shown at fields. */
  readonly errors: FieldErrors;
  readonly show: (errors: FieldErrors) => void;
  /** Whether errors of a field are shown at that field. */
  readonly isInForm: (field: string | undefined) => field is string;
  /** Obstacles of the quote are shown apart, with the ways past them. */
  readonly isApart?: boolean;
}

interface Refusals {
  readonly errorOf: (field: string) => string | undefined;
  /** The error that is shown at no field. */
  readonly message: string | undefined;
}

/** Shows server errors of a field at that field, any other above the button. A refused order is quoted again. */
export function useRefusals({ placing, reading, errors, show, isInForm, isApart = false }: Options): Refusals {
  const refused = placing.state === 'refused' ? placing.problem : undefined;
  const showRefusals = useEffectEvent(() => {
    if (!refused) return;
    show(Object.fromEntries(refused.entries.flatMap(({ field, message }) => (isInForm(field) ? [[field, message]] : []))));
    void reading.ask();
  });
  useEffect(() => showRefusals(), [refused]);
  const problem = (isApart ? reading.problem?.entries : reading.refusals)?.[0];
  const elsewhere = [...(refused?.entries ?? []), ...(problem ? [problem] : [])].filter(({ field }) => !isInForm(field ?? undefined));
  const messages = [...new Set(elsewhere.map(({ message }) => message))];
  return {
    errorOf: (field) => errors[field] ?? (problem?.field === field ? problem.message : undefined),
    message: messages.length > 0 ? messages.join(' ') : undefined,
  };
}

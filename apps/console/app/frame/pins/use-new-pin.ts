import { pinProblem } from '@bozor/domain/staff/pins.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useState } from 'react';

/** Sentences for what is wrong with a new PIN, in English. */
export const PIN_FAULTS = {
  'pin-format': text('A PIN has 4 to 6 digits.'),
  'pin-easy': text('This PIN is among the first that anybody tries. Choose another one.'),
  'pin-differs': text('The PINs are not the same. Choose again.'),
} as const;

interface NewPin {
  /** The PIN that was chosen and is typed again now. */
  readonly chosen: string | undefined;
  readonly fault: keyof typeof PIN_FAULTS | undefined;
  /** Takes a typed PIN; gives it back once it was typed twice. */
  readonly take: (typed: string) => string | undefined;
  readonly clear: () => void;
}

/** A new PIN, typed twice because nobody sees the digits. */
export function useNewPin(): NewPin {
  const [chosen, setChosen] = useState<string>();
  const [fault, setFault] = useState<keyof typeof PIN_FAULTS>();
  return {
    chosen,
    fault,
    take: (typed) => {
      if (chosen === undefined) {
        const problem = pinProblem(typed);
        setFault(problem);
        if (!problem) setChosen(typed);
        return undefined;
      }
      setChosen(undefined);
      setFault(chosen === typed ? undefined : 'pin-differs');
      return chosen === typed ? typed : undefined;
    },
    clear: () => setFault(undefined),
  };
}

import { ApiProblem } from '@bozor/contract/client.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';

interface Passkey {
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  /** Runs the steps of one press, of which the person does one. */
  readonly run: (steps: () => Promise<unknown>) => void;
}

/** State of a press that uses a passkey: busy until all steps are done, and in words why it came to nothing. */
export function usePasskey(): Passkey {
  const { t } = useI18n();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const wordsOf = (error: unknown): string => {
    if (error instanceof ApiProblem) return error.messages.length > 0 ? error.messages.join(' ') : t('Connection lost. Please try again.');
    // Names of the platform's errors, which the library keeps.
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') return t('This device has a passkey for you already.');
    if (name === 'NotAllowedError' || name === 'AbortError') return t('No passkey was used. Try again, or use another way.');
    if (name === 'NotSupportedError' || name === 'SecurityError' || name === 'ConstraintError')
      return t('This device or address has no passkeys. Use another way.');
    return t('Connection lost. Please try again.');
  };
  return {
    isBusy,
    fault,
    run: (steps) => {
      setFault(undefined);
      setBusy(true);
      void steps()
        .catch((error: unknown) => setFault(wordsOf(error)))
        .finally(() => setBusy(false));
    },
  };
}

import { ApiProblem } from '@bozor/contract/client.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';

interface Fault {
  readonly fault: string | undefined;
  readonly refuse: (error: unknown) => void;
  readonly clear: () => void;
}

/** The refusal of the latest press in words, for acts without a field: the sentences of the server, or that the connection is lost. */
export function useFault(): Fault {
  const { t } = useI18n();
  const [fault, setFault] = useState<string>();
  return {
    fault,
    refuse: (error) => setFault(error instanceof ApiProblem ? error.messages.join(' ') : t('Connection lost. Please try again.')),
    clear: () => setFault(undefined),
  };
}

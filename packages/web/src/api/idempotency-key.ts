import { useRef } from 'react';
import { isSame } from './api-mutation.ts';

/** A random 128-bit key. `crypto.randomUUID` exists only in secure contexts, and a shop may run on plain HTTP. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Idempotency keys of one form, for `useApiMutation`. The same input sent again keeps its key and counts once; another input is another
 * intention with another key.
 */
export function useIntentionKey(): (input: unknown) => string {
  const latest = useRef<{ readonly input: unknown; readonly key: string }>(undefined);
  return (input) => {
    if (!latest.current || !isSame(latest.current.input, input)) latest.current = { input, key: createIdempotencyKey() };
    return latest.current.key;
  };
}

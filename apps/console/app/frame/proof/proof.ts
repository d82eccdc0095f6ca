import type { Answer } from '@bozor/contract/client.ts';

type Fetch = (input: string, init: RequestInit) => Promise<Answer>;

let answer: ((isProved: boolean) => void) | undefined;
const listeners = new Set<() => void>();

/** Whether the person is asked to prove who they are, as an external store. */
export const proof = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAsked: () => answer !== undefined,
  /** Answers the question that is open. */
  settle(isProved: boolean): void {
    answer?.(isProved);
    answer = undefined;
    tell();
  },
};

/**
 * Sends a request, and once more after a proof when the server asks for a fresh one. A second question at the same time gets the answer of
 * the first; without a proof the refusal is the answer.
 */
export function proved(fetch: Fetch): Fetch {
  let asking: Promise<boolean> | undefined;
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status !== 403 || !(await asksForProof(response))) return response;
    asking ??= ask().finally(() => (asking = undefined));
    return (await asking) ? fetch(input, init) : response;
  };
}

async function asksForProof(response: Answer): Promise<boolean> {
  const told = (await (response as Response)
    .clone()
    .json()
    .catch(() => undefined)) as { errors?: readonly { code: string }[] } | undefined;
  return told?.errors?.[0]?.code === 'fresh-proof-required';
}

function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    answer = resolve;
    tell();
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}

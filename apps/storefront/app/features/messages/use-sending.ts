import { calls } from '@bozor/contract/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { Message } from '@bozor/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '../../platform/new-key.ts';
import { useApi } from '../../platform/platform.tsx';
import { allOf } from '../../platform/query.ts';
import type { ChatWith } from './chat-with.ts';

/** What was written and is not among the messages yet. */
export interface Outgoing {
  readonly key: string;
  readonly text: string;
  readonly pictures: readonly Blob[];
  readonly state: 'sending' | 'failed';
  /** Why the server did not take it, in the reader's language; undefined when it was not reached. */
  readonly refusal?: string | undefined;
}

/**
 * Sends messages and keeps those that did not go out, to be tried again under the same key, so that nothing is said twice.
 * @param said what is in the conversation already
 */
export function useSending(asked: ChatWith, said: readonly Message[]) {
  const api = useApi();
  const client = useQueryClient();
  const [sent, setSent] = useState<readonly Outgoing[]>([]);
  const outgoing = sent.filter(({ key }) => !said.some(({ client_key }) => client_key === key));

  const put = (next: Outgoing) =>
    setSent((all) => (all.some(({ key }) => key === next.key) ? all.map((one) => (one.key === next.key ? next : one)) : [...all, next]));
  const attempt = async (message: Outgoing) => {
    put({ ...message, state: 'sending', refusal: undefined });
    const { key, text, pictures } = message;
    try {
      await api.call(calls.messages.send, {
        body: { ...asked, message: text, client_key: key },
        files: { 'image[]': pictures },
      });
      await Promise.all([calls.messages.details, calls.messages.list].map((call) => client.invalidateQueries({ queryKey: allOf(call) })));
    } catch (error) {
      put({ ...message, state: 'failed', refusal: error instanceof ApiProblem ? error.message : undefined });
    }
  };
  return {
    outgoing,
    send: (text: string, pictures: readonly Blob[]) => void attempt({ key: newKey(), text, pictures, state: 'sending' }),
    again: (message: Outgoing) => void attempt(message),
    drop: ({ key }: Outgoing) => setSent((all) => all.filter((one) => one.key !== key)),
  };
}

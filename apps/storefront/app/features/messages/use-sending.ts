import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { Message } from '@bozor/contract/shop/customers/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createIdempotencyKey } from '@bozor/web/api/idempotency-key.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { allOf } from '@bozor/web/api/query.ts';
import type { ChatWith } from './chat-with.ts';
import { removeOutgoing, addOutgoing, useOutgoing, type Outgoing, type Partner } from './outgoing.ts';

/**
 * Sends messages and holds the failed ones, to be retried under the same idempotency key, so that none is sent twice.
 * @param partner undefined while the receiver is unknown
 * @param messages messages already in the conversation
 * @param orderId the order that they are about
 */
export function useSending(requested: ChatWith, partner: Partner | undefined, messages: readonly Message[], orderId?: number) {
  const api = useApi();
  const client = useQueryClient();
  const queued = useOutgoing(partner);
  const arrived = queued.flatMap(({ key }) => (messages.some(({ client_key }) => client_key === key) ? [key] : []));
  const arrivedKeys = arrived.join();
  useEffect(() => {
    if (partner && arrivedKeys !== '') removeOutgoing(partner, arrivedKeys.split(','));
  }, [partner, arrivedKeys]);

  const attempt = async (message: Outgoing) => {
    if (!partner) return;
    const { key, text, pictures } = message;
    addOutgoing(partner, { ...message, state: 'sending', refusal: undefined });
    try {
      await api.call(calls.messages.send, {
        body: { ...requested, message: text, client_key: key, ...(orderId !== undefined && { order_id: orderId }) },
        files: { 'image[]': pictures },
      });
      await Promise.all([calls.messages.details, calls.messages.list].map((call) => client.invalidateQueries({ queryKey: allOf(call) })));
    } catch (error) {
      addOutgoing(partner, { ...message, state: 'failed', refusal: error instanceof ApiProblem ? error.message : undefined });
    }
  };
  return {
    outgoing: queued.filter(({ key }) => !arrived.includes(key)),
    send: (text: string, pictures: readonly Blob[]) => void attempt({ key: createIdempotencyKey(), text, pictures, state: 'sending' }),
    again: (message: Outgoing) => void attempt(message),
    drop: ({ key }: Outgoing) => partner && removeOutgoing(partner, [key]),
  };
}

import { calls } from '@bozor/contract/calls.ts';
import type { Placed } from '@bozor/contract/checkout.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { useCallback, useRef, useState } from 'react';
import type { Input } from '../../platform/api.ts';
import { useApi } from '../../platform/platform.tsx';
import { newKey } from '../../platform/new-key.ts';

/** Where an attempt stands. `unsure`: the network broke after sending; the same key asks again and gets the same order, never a second one. */
export type Placing =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'unsure' }
  | { readonly state: 'refused'; readonly problem: ApiProblem };

export type PlaceBody = Input<typeof calls.checkout.place>['body'];

/**
 * Sends the order. One press makes one key; every try of the same content carries it, so that a double tap, a retry or a reply that was lost
 * on the way end in one order.
 */
export function usePlaceOrder(onPlaced: (placed: Placed) => Promise<void>): {
  placing: Placing;
  place: (body: PlaceBody) => Promise<void>;
} {
  const api = useApi();
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' });
  const attempt = useRef<{ content: string; key: string } | undefined>(undefined);
  const isSending = useRef(false);

  const place = useCallback(
    async (body: PlaceBody) => {
      if (isSending.current) return;
      isSending.current = true;
      setPlacing({ state: 'sending' });
      const content = JSON.stringify(body);
      if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
      const placed = await api.call(calls.checkout.place, { body, idempotencyKey: attempt.current.key }).catch((error: unknown) => {
        const isAnswer = error instanceof ApiProblem && error.status < 500;
        setPlacing(isAnswer ? { state: 'refused', problem: error } : { state: 'unsure' });
      });
      if (placed) {
        attempt.current = undefined;
        await onPlaced(placed);
        setPlacing({ state: 'idle' });
      }
      isSending.current = false;
    },
    [api, onPlaced],
  );
  return { placing, place };
}

import { calls } from '@bozor/contract/shop/calls.ts';
import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import type { ApiProblem } from '@bozor/contract/client.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { findAttempt, hasOpenAttempt, sendOrder, type OrderOutcome, type PlaceBody, type SendOrder } from './order-attempt.ts';

/** State of placing. `unsure`: the network failed after sending; a retry under the same key returns the same order, never a second one. */
export type Placing =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'unsure' }
  | { readonly state: 'refused'; readonly problem: ApiProblem };

interface PlacingOrder {
  readonly placing: Placing;
  readonly place: (body: PlaceBody) => Promise<void>;
  /** After `unsure`: finds the order, or calls `place` when there is none. */
  readonly retry: (place: () => Promise<void>) => Promise<void>;
}

/**
 * Places the order. The idempotency key is stored until the order is answered, so a double press, a retry, a lost reply or a reload after
 * it all end in one order, which is shown.
 */
export function usePlaceOrder(onPlaced: (placed: PlacedOrder) => Promise<void>): PlacingOrder {
  const api = useApi();
  const [placing, setPlacing] = useState<Placing>(() => ({ state: hasOpenAttempt() ? 'sending' : 'idle' }));
  const isSending = useRef(false);

  /** Runs one attempt at a time. Returns true when there is no outcome. */
  const settle = useCallback(
    async (attempt: (send: SendOrder) => Promise<OrderOutcome | undefined>): Promise<boolean> => {
      if (isSending.current) return false;
      isSending.current = true;
      setPlacing({ state: 'sending' });
      const outcome = await attempt((body, idempotencyKey) => api.call(calls.checkout.place, { body, idempotencyKey }));
      if (outcome?.state === 'placed') await onPlaced(outcome.placed);
      setPlacing(outcome && outcome.state !== 'placed' ? outcome : { state: 'idle' });
      isSending.current = false;
      return outcome === undefined;
    },
    [api, onPlaced],
  );
  const place = useCallback(async (body: PlaceBody) => void (await settle((send) => sendOrder(body, send))), [settle]);
  const retry = useCallback<PlacingOrder['retry']>(async (goOn) => ((await settle(findAttempt)) ? goOn() : undefined), [settle]);

  const findFromBefore = useEffectEvent(() => settle(findAttempt));
  useEffect(() => {
    if (hasOpenAttempt()) void findFromBefore();
  }, []);
  return { placing, place, retry };
}

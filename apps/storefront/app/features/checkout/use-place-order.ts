import { calls } from '@bozor/contract/shop/calls.ts';
import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import type { ApiProblem } from '@bozor/contract/client.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { allOf } from '@bozor/web/api/query.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { rememberOrder } from '../../platform/session/placed-orders.ts';
import { useSession } from '../../platform/session/session.tsx';
import { findAttempt, hasOpenAttempt, sendOrder, type OrderOutcome, type PlaceBody, type SendOrder } from './order-attempt.ts';
import { showOrderResult } from './show-order-result.ts';
import { storeUnshownOrder, unshownOrder } from './unshown-order.ts';

/**
 * State of placing. `unsure`: the network failed after sending; a retry under the same key returns the same order, never a second one.
 * `placed` is the last state: it stays until the page is left, so that nothing else is seen before the confirmation.
 */
export type Placing =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'unsure' }
  | { readonly state: 'refused'; readonly problem: ApiProblem }
  | { readonly state: 'placed'; readonly placed: PlacedOrder };

const CHANGED = [calls.orders.list, calls.orders.ofDevice];

interface Options {
  /** The number that the confirmation names. */
  readonly contactNumber: string;
  /** Called with a placed order; its confirmation waits for the returned promise. */
  readonly onPlaced: (placed: PlacedOrder) => Promise<void> | void;
}

interface PlacingOrder {
  readonly placing: Placing;
  readonly place: (body: PlaceBody) => Promise<void>;
  /** After `unsure`: finds the order, or calls `place` when there is none. */
  readonly retry: (place: () => void) => Promise<void>;
}

/**
 * Places the order and shows its confirmation. The idempotency key is stored until the order is answered, and the answer until it is shown:
 * a double press, a retry, a lost reply or a reload after either all end in one order, which is shown.
 */
export function usePlaceOrder({ contactNumber, onPlaced }: Options): PlacingOrder {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const [placing, setPlacing] = useState<Placing>(stateOnArrival);
  const isSending = useRef(false);

  /** Runs one attempt at a time. Returns true when there is no outcome. */
  const settle = useCallback(
    async (attempt: (send: SendOrder) => Promise<OrderOutcome | undefined>): Promise<boolean> => {
      if (isSending.current) return false;
      isSending.current = true;
      setPlacing({ state: 'sending' });
      const outcome = await attempt((body, idempotencyKey) => api.call(calls.checkout.place, { body, idempotencyKey }));
      if (outcome?.state === 'placed') {
        storeUnshownOrder(outcome.placed, contactNumber);
        if (!isSignedIn) rememberOrder(outcome.placed.tracking_token);
        for (const changed of CHANGED) void client.invalidateQueries({ queryKey: allOf(changed) });
      }
      setPlacing(outcome ?? { state: 'idle' });
      if (outcome?.state === 'placed') {
        await onPlaced(outcome.placed);
        await showOrderResult(outcome.placed, contactNumber, navigate);
      }
      isSending.current = false;
      return outcome === undefined;
    },
    [api, client, contactNumber, isSignedIn, navigate, onPlaced],
  );
  const place = useCallback(async (body: PlaceBody) => void (await settle((send) => sendOrder(body, send))), [settle]);
  const retry = useCallback<PlacingOrder['retry']>(async (goOn) => ((await settle(findAttempt)) ? goOn() : undefined), [settle]);

  const findFromBefore = useEffectEvent(() => {
    const unshown = unshownOrder();
    if (unshown) void showOrderResult(unshown.placed, unshown.contactNumber, navigate);
    else if (hasOpenAttempt()) void settle(findAttempt);
  });
  useEffect(() => findFromBefore(), []);
  return { placing, place, retry };
}

function stateOnArrival(): Placing {
  const unshown = unshownOrder();
  if (unshown) return { state: 'placed', placed: unshown.placed };
  return { state: hasOpenAttempt() ? 'sending' : 'idle' };
}

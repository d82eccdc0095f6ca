import { calls } from '@bozor/contract/shop/calls.ts';
import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { followEvents } from '@bozor/web/api/live-events.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { proofQuery, type TrackingProof } from './order-queries.ts';

interface StreamOptions extends TrackingProof {
  /** False once the order no longer changes. */
  readonly enabled: boolean;
  readonly onChange: (tracking: OrderTracking) => void;
  /** Called every ten seconds while the stream is down. */
  readonly poll: () => void;
}

/** Subscribes to the order's event stream. Returns whether the stream is connected. */
export function useOrderStream({ orderId, contactNumber, token, enabled, onChange, poll }: StreamOptions): boolean {
  const api = useApi();
  const [isHeld, setIsHeld] = useState(false);
  const changed = useEffectEvent((tracking: OrderTracking) => {
    setIsHeld(true);
    onChange(tracking);
  });
  const readAgain = useEffectEvent(() => {
    setIsHeld(false);
    poll();
  });
  useEffect(() => {
    if (!enabled) return;
    const query = proofQuery({ orderId, contactNumber, token });
    return followEvents(api, calls.orders.events, { query }, { onEvent: ({ data }) => changed(data), poll: () => readAgain() });
  }, [api, enabled, orderId, contactNumber, token]);
  return enabled && isHeld;
}

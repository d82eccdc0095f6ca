import { calls } from '@bozor/contract/courier/calls.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useEffect, useState } from 'react';

/** Time between two positions that are sent. */
const PAUSE_MS = 5_000;

/** Whether the device tells where it is. */
export type Positioning = 'off' | 'on' | 'denied';

/** Sends where the courier is while they carry an order, and never otherwise. A lost one is not sent again: the next is better. */
export function useSendPosition(isCarrying: boolean): Positioning {
  const api = useApi();
  const [positioning, setPositioning] = useState<Positioning>('off');
  useEffect(() => {
    if (!isCarrying || !('geolocation' in navigator)) return undefined;
    let sentAtMs = 0;
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        setPositioning('on');
        if (timestamp - sentAtMs < PAUSE_MS) return;
        sentAtMs = timestamp;
        const { latitude: lat, longitude: lng, heading } = coords;
        const isHeaded = heading !== null && Number.isFinite(heading);
        api
          .call(calls.positions.send, {
            body: { lat, lng, at: new Date(timestamp).toISOString(), ...(isHeaded && { heading }) },
          })
          .catch(() => undefined);
      },
      ({ code, PERMISSION_DENIED }) => {
        if (code === PERMISSION_DENIED) setPositioning('denied');
      },
      { enableHighAccuracy: true, maximumAge: PAUSE_MS },
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
      setPositioning('off');
    };
  }, [isCarrying, api]);
  return positioning;
}

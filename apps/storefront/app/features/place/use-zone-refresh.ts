import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { DEFAULT_ZONES, parseZones } from '@bozor/domain/storage/zones.ts';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { clearDeliveryPlace, setDeliveryPlace, useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { readStored } from '../../platform/storage.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { rounded } from './place-queries.ts';

/**
 * Zones change while browsers store them: when the stored zones offer nothing, this looks up the zones of the stored point again. Without
 * any, or without a point, it clears the place: the whole shop is shown, and ordering prompts for a location. It shows no message.
 */
export function useZoneRefresh(isNothingOffered: boolean): void {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const storedZones = useDeliveryPlace().zoneIds?.join();
  const isLost = isNothingOffered && storedZones !== undefined && storedZones !== DEFAULT_ZONES.join();
  const refreshZones = useEffectEvent(async (signal: AbortSignal) => {
    const [point, address] = [readStored('currentLatLng'), readStored('location')];
    try {
      if (!point || !address) clearDeliveryPlace();
      else {
        const found = parseZones((await api.call(calls.place.zoneOf, { query: rounded(point), signal })).zone_id);
        if (signal.aborted || !found || found.join() === storedZones) return;
        setDeliveryPlace({ point, address, zoneIds: found });
      }
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiProblem && error.status === 404)) return;
      clearDeliveryPlace();
    }
    void revalidate();
  });
  useEffect(() => {
    if (!isLost) return;
    const given = new AbortController();
    void refreshZones(given.signal);
    return () => given.abort();
  }, [isLost, storedZones]);
}

import { ApiProblem } from '@bozor/contract/client.ts';
import type { ZoneId } from '@bozor/domain/ids.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { parseZones } from '@bozor/domain/storage/zones.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '@bozor/contract/shop/calls.ts';
import { setDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import type { PlaceDoor } from '../../platform/scope/place-door.ts';
import { reportFailure } from '@bozor/web/api/report-failure.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import type { Notice } from '@bozor/web/overlays/notices.ts';
import { reloadPage } from '@bozor/web/navigation/reload-page.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { doorOf } from './door-of.ts';
import { rounded } from './place-queries.ts';

interface ChosenPlace {
  readonly point: Point;
  readonly address: string;
  readonly zoneIds: readonly ZoneId[];
  readonly door?: PlaceDoor | undefined;
}

interface PlaceSetter {
  /** Stores a place and revalidates the page for it. `notice` chooses the toast. */
  readonly set: (place: ChosenPlace, notice?: 'new-location' | 'saved-address' | 'nothing') => void;
  /**
   * Looks up address and zones of a point, stores them and calls `then`. Without a zone or an address the map opens instead. `isRefresh` reloads
   * the page, for the customer's current position.
   */
  readonly setPoint: (
    point: Point,
    more?: { readonly address?: string; readonly door?: PlaceDoor | undefined; readonly isRefresh?: boolean; readonly then?: () => void },
  ) => Promise<void>;
}

const NEW_PLACE: Notice = { id: 'delivery-place', kind: 'success', text: text('New location has been set.') };

export function usePlaceSetter(): PlaceSetter {
  const { t } = useI18n();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const set = useCallback<PlaceSetter['set']>(
    (place, notice = 'new-location') => {
      setDeliveryPlace(place);
      void revalidate();
      if (notice === 'nothing') return;
      toast({
        id: 'delivery-place',
        kind: 'success',
        title: notice === 'new-location' ? t('New location has been set.') : t('New delivery address selected.'),
      });
    },
    [revalidate, t],
  );
  const setPoint = useCallback<PlaceSetter['setPoint']>(
    async (point, { address, door: typed, isRefresh = false, then } = {}) => {
      const spot = rounded(point);
      try {
        const [named, zoned] = await Promise.all([
          address === undefined ? api.call(calls.place.geocode, { query: spot }) : undefined,
          api.call(calls.place.zoneOf, { query: spot }),
        ]);
        const nearest = named?.results[0];
        const found = address ?? nearest?.formatted_address;
        const door = typed ?? (nearest && doorOf({ house: nearest.house }));
        const zoneIds = parseZones(zoned.zone_id);
        if (found && zoneIds) {
          if (isRefresh) {
            setDeliveryPlace({ point: spot, address: found, zoneIds, door });
            if (reloadPage(NEW_PLACE)) return;
          }
          set({ point: spot, address: found, zoneIds, door });
          then?.();
          return;
        }
      } catch (error) {
        if (!(error instanceof ApiProblem && error.status === 404)) {
          reportFailure(error);
          return;
        }
      }
      openOverlay('pick-location', { start: point, ...(then && { then }) });
    },
    [api, set],
  );
  return { set, setPoint };
}

import { toast } from '@bozor/ui/overlays/toast.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { useCallback, useState } from 'react';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { locate } from './locate.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    'location-permission': object;
  }
}

interface MyPosition {
  readonly isLocating: boolean;
  /** The customer's position; undefined when it is unavailable, which has then been reported. */
  readonly find: () => Promise<Point | undefined>;
}

/** Reads the position of the device. */
export function useMyPosition(): MyPosition {
  const { t } = useI18n();
  const [isLocating, setIsLocating] = useState(false);
  const find = useCallback(async () => {
    setIsLocating(true);
    const located = await locate();
    setIsLocating(false);
    if (located.ok) return located.point;
    if (located.problem === 'permission-denied') openOverlay('location-permission');
    else toast({ id: 'position', kind: 'error', title: t('Your location could not be found. Search for it or pick it on the map.') });
    return undefined;
  }, [t]);
  return { isLocating, find };
}

import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import { useEffect, useEffectEvent } from 'react';
import { chooseModule, useActiveModule } from '../../platform/scope/active-module.tsx';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';

/** Modules of the picked zones; of all zones before a place is picked. */
export function useOfferedModules(): readonly Module[] {
  const { all } = useActiveModule();
  const { zoneIds } = useDeliveryPlace();
  return zoneIds === undefined ? all : all.filter(({ zones }) => zones.some(({ id }) => zoneIds.some((zoneId) => zoneId === id)));
}

/**
 * Ensures that a module is chosen: a single one automatically, otherwise by asking when none is stored or the stored one is not offered
 * here.
 */
export function useModuleChoice(): void {
  const isHydrated = useHydrated();
  const { module, isLoading } = useActiveModule();
  const offered = useOfferedModules();
  const isSettled = !isHydrated || isLoading || (module !== undefined && offered.includes(module));
  const [only] = offered;
  const chooseOrPrompt = useEffectEvent(() => (offered.length === 1 ? chooseModule(only!) : openOverlay('modules')));
  const isToAsk = !isSettled && only !== undefined;
  useEffect(() => {
    if (isToAsk) chooseOrPrompt();
  }, [isToAsk]);
}

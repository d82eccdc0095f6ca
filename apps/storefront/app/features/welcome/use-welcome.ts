import { useEffect, useEffectEvent } from 'react';
import { openOverlay, useOverlays } from '@bozor/web/overlays/overlays.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { customerInfo } from '../../platform/session/customer-queries.ts';
import { isOffered, wasGreeted } from './greeting.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    welcome: { readonly percent: number; readonly maximum: number | null; readonly validity: string | null };
  }
}

/** Delay, since a new customer may be on the way to the checkout. */
const QUIET_MS = 1000;

/** Welcomes a customer with an unused first-order discount, once per browser session, when no dialog is open. */
export function useWelcome(): void {
  const { data: customer } = useApiQuery(customerInfo());
  const greet = useEffectEvent(() => {
    if (!customer || wasGreeted(customer.id)) return;
    openOverlay('welcome', { percent: customer.discount_amount, maximum: customer.discount_maximum, validity: customer.validity });
  });
  const isQuiet = useOverlays().length === 0;
  const isNew = customer !== undefined && isOffered(customer);
  useEffect(() => {
    if (!isNew || !isQuiet) return;
    const timer = setTimeout(greet, QUIET_MS);
    return () => clearTimeout(timer);
  }, [isNew, isQuiet]);
}

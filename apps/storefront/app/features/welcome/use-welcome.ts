import { useEffect, useEffectEvent } from 'react';
import { openOverlay } from '../../platform/overlays.ts';
import { useApiQuery } from '../../platform/use-api.ts';
import { customerInfo } from '../../platform/customer-queries.ts';

declare module '../../platform/overlays.ts' {
  interface OverlayProps {
    welcome: { readonly percent: number; readonly validity: string | null };
  }
}

const KEY = 'welcomed';

/** Greets whoever may still take the discount on a first order, once in a session of the browser. */
export function useWelcome(): void {
  const { data: customer } = useApiQuery(customerInfo());
  const greet = useEffectEvent(() => {
    if (!customer || wasGreeted(customer.id)) return;
    openOverlay('welcome', { percent: customer.discount_amount, validity: customer.validity });
  });
  const isNew = customer?.is_valid_for_discount === true && customer.discount_amount > 0;
  useEffect(() => {
    if (isNew) greet();
  }, [isNew]);
}

/** Notes it too. Where the browser forbids to remember, a page's life is the session. */
function wasGreeted(customerId: number): boolean {
  const before = greeted.has(customerId) || read() === String(customerId);
  greeted.add(customerId);
  try {
    window.sessionStorage.setItem(KEY, String(customerId));
  } catch {
    // Nothing is lost: the page itself remembers.
  }
  return before;
}

const greeted = new Set<number>();

function read(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

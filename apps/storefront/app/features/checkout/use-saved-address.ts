import type { Address } from '@bozor/contract/shop/customers/customer.ts';
import { savedAddresses } from '../../platform/session/customer-queries.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';

interface SavedAddress {
  /** The saved address that is delivered to, if any. */
  readonly saved: Address | undefined;
  /** The customer's addresses are not known yet. */
  readonly isPending: boolean;
}

export function useSavedAddress(): SavedAddress {
  const { isSignedIn } = useSession();
  const { address, point } = useDeliveryPlace();
  const { data, isPending } = useApiQuery(savedAddresses(), { enabled: isSignedIn });
  const saved = !isSignedIn || !point ? undefined : data?.addresses.find((one) => one.address === address && isAt(one, point));
  return { saved, isPending: isSignedIn && isPending };
}

function isAt(saved: Address, { lat, lng }: { readonly lat: number; readonly lng: number }): boolean {
  return saved.latitude === lat && saved.longitude === lng;
}

import { calls } from '@bozor/contract/calls.ts';
import { apiQuery } from '../platform/query.ts';
import { useSession } from '../platform/session.tsx';
import { useApiQuery } from '../platform/use-api.ts';

/** Who is signed in. */
export const customerInfo = () => apiQuery(calls.customer.info, {}, { personal: true, quiet: true, dependsOn: 'language' });

interface CustomerName {
  readonly full: string;
  readonly picture: string | undefined;
}

/** Name and picture of whoever is signed in. */
export function useCustomerName(): CustomerName | undefined {
  const { isSignedIn } = useSession();
  const { data } = useApiQuery(customerInfo(), { enabled: isSignedIn });
  if (!data || !isSignedIn) return undefined;
  return { full: `${data.f_name} ${data.l_name ?? ''}`.trim(), picture: data.image_full_url ?? undefined };
}

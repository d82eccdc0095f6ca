import { customerInfo } from '../../platform/session/customer-queries.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';

interface CustomerName {
  readonly full: string;
  readonly picture: string | undefined;
}

/** Name and picture of the signed-in customer. */
export function useCustomerName(): CustomerName | undefined {
  const { isSignedIn } = useSession();
  const { data } = useApiQuery(customerInfo(), { enabled: isSignedIn });
  if (!data || !isSignedIn) return undefined;
  return { full: `${data.f_name} ${data.l_name ?? ''}`.trim(), picture: data.image_full_url ?? undefined };
}

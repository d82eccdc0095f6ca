import { useEffect } from 'react';
import { customerInfo } from '../../platform/session/customer-queries.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';

/** Prefills the contact person from the account while both fields are empty. */
export function useAccountContact(
  { name, phone }: { readonly name: string; readonly phone: string },
  change: (known: { readonly name: string; readonly phone: string }) => void,
): void {
  const { isSignedIn } = useSession();
  const { data } = useApiQuery(customerInfo(), { enabled: isSignedIn });
  const isEmpty = name === '' && phone === '';
  useEffect(() => {
    if (data && isEmpty) change({ name: `${data.f_name} ${data.l_name}`.trim(), phone: data.phone ?? '' });
  }, [data, isEmpty, change]);
}

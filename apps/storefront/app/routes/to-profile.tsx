import { Navigate, useLocation } from 'react-router';
import type { AccountEntryName } from '../shell/account/account-entries.ts';
import { withQuery } from '@bozor/web/navigation/with-query.ts';
import { urls } from '../platform/pages/urls.ts';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';

/** Redirects the short URLs of account pages to the account area, with their query. */
export function ToProfile({ page }: { readonly page: AccountEntryName }) {
  const { search } = useLocation();
  return useHydrated() && <Navigate to={withQuery({ pathname: urls.profile(), search }, { page })} replace />;
}

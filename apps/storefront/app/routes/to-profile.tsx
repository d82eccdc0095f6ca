import { Navigate, useLocation } from 'react-router';
import type { AccountEntryName } from '../shell/account-entries.ts';
import { urls, withQuery } from '../platform/urls.ts';
import { useIsLive } from '../platform/use-is-live.ts';

/** The entries of the account area have short addresses too; they lead there, with whatever the address asks for besides. */
export function ToProfile({ page }: { readonly page: AccountEntryName }) {
  const { search } = useLocation();
  return useIsLive() && <Navigate to={withQuery({ pathname: urls.profile(), search }, { page })} replace />;
}

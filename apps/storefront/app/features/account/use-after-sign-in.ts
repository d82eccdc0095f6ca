import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { usePromptInterests } from '../interests/use-prompt-interests.ts';
import { usePageQuery } from '../../platform/pages/page-query.ts';

/**
 * Navigates after sign-in when no action is pending: home with a `from` query or a new account, from an `/auth` page back to where the
 * customer came from in the shop, or home; otherwise nowhere.
 */
export function useAfterSignIn(): (arrival: { readonly isNew: boolean }) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = usePageQuery<'auth' | 'home'>();
  const from = query.get('from');
  const askInterests = usePromptInterests();
  const { module } = useActiveModule();
  return useCallback(
    ({ isNew }) => {
      if (from !== null || isNew) void Promise.resolve(navigate(urls.home())).then(() => isNew && module && askInterests(module));
      else if (pathname.startsWith('/auth')) void (hasOwnEntryBefore() ? navigate(-1) : navigate(urls.home(), { replace: true }));
    },
    [from, navigate, pathname, module, askInterests],
  );
}

/** Whether going back stays in the shop: the router numbers the entries that it made in this tab. */
function hasOwnEntryBefore(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return (idx ?? 0) > 0;
}

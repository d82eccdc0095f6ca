import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { usePromptInterests } from '../interests/use-prompt-interests.ts';
import { usePageQuery } from '../../platform/pages/page-query.ts';

/**
 * Navigates after sign-in when no action is pending: home with a `from` query or a new account, back from an `/auth` page, otherwise
 * nowhere.
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
      else if (pathname.startsWith('/auth')) void navigate(-1);
    },
    [from, navigate, pathname, module, askInterests],
  );
}

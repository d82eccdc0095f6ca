import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStepBack } from '@bozor/web/navigation/use-step-back.ts';
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
  const stepBack = useStepBack();
  const { pathname } = useLocation();
  const [query] = usePageQuery<'auth' | 'home'>();
  const from = query.get('from');
  const askInterests = usePromptInterests();
  const { module } = useActiveModule();
  return useCallback(
    ({ isNew }) => {
      if (from !== null || isNew) void Promise.resolve(navigate(urls.home())).then(() => isNew && module && askInterests(module));
      else if (pathname.startsWith('/auth')) void stepBack(urls.home(), { replace: true });
    },
    [from, navigate, stepBack, pathname, module, askInterests],
  );
}

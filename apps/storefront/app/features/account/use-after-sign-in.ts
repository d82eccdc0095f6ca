import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { urls } from '../../platform/urls.ts';

/** Where a signed-in customer goes when nothing waited: to where `from` says, home after a new account, else stays. */
export function useAfterSignIn(): (arrival: { readonly isNew: boolean }) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const from = query.get('from');
  return useCallback(
    ({ isNew }) => {
      if (from !== null || isNew) void navigate(urls.home());
      else if (pathname.startsWith('/auth')) void navigate(-1);
    },
    [from, navigate, pathname],
  );
}

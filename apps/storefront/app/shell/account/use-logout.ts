import { calls } from '@bozor/contract/shop/calls.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useLocation, useNavigate } from 'react-router';
import { forgetDrafts } from '@bozor/web/forms/forget-drafts.ts';
import { closeAllOverlays, openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

const LOGOUT_DELAY_MS = 500;

/**
 * Asks `question`, then signs out: the token is revoked and dropped, which makes everything personal be forgotten and the cart be asked anew as
 * a guest's; what was typed and not sent is forgotten too. Ends on /home, or on / when it began there.
 */
export function useLogout(): (question: string) => void {
  const { t } = useI18n();
  const api = useApi();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const logOut = async () => {
    await new Promise((resolve) => setTimeout(resolve, LOGOUT_DELAY_MS));
    // A token that cannot be revoked now ends by itself; whoever leaves must not be kept by a lost connection.
    await api.call(calls.identity.logout).catch(() => undefined);
    signOut();
    forgetDrafts();
    closeAllOverlays();
    toast({ id: 'logout', kind: 'success', title: t('Logout successful.') });
    if (pathname !== urls.landing()) await navigate(urls.home());
  };
  return (question) => openOverlay('confirm', { title: question, confirmLabel: t('Logout'), act: logOut });
}

import { calls } from '@bozor/contract/shop/calls.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useLocation, useNavigate } from 'react-router';
import { clearDrafts } from '@bozor/web/forms/clear-drafts.ts';
import { closeOverlays, openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

const LOGOUT_DELAY_MS = 500;

/**
 * Asks for confirmation, then signs out: revokes and drops the token, which clears all personal data and refetches the cart as a guest's,
 * and clears unsent drafts. Ends on /home, or on / when it began there.
 */
export function useLogout(): (question: string) => void {
  const { t } = useI18n();
  const api = useApi();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const logOut = async () => {
    await new Promise((resolve) => setTimeout(resolve, LOGOUT_DELAY_MS));
    // Signing out must not depend on the connection; a token that is not revoked expires.
    const ended = await api.call(calls.identity.logout).catch(() => undefined);
    signOut(ended?.guest_id);
    clearDrafts();
    closeOverlays();
    toast({ id: 'logout', kind: 'success', title: t('Logout successful.') });
    if (pathname !== urls.landing()) await navigate(urls.home());
  };
  return (question) => openOverlay('confirm', { title: question, confirmLabel: t('Logout'), act: logOut });
}

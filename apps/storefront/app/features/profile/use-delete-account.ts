import { calls } from '@bozor/contract/shop/calls.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useNavigate } from 'react-router';
import { clearDrafts } from '@bozor/web/forms/clear-drafts.ts';
import { closeOverlays, openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/**
 * Asks for confirmation, then deletes the account and drops its token and all personal data. A refusal is reported, and the dialog stays
 * open.
 */
export function useDeleteAccount(): () => void {
  const { t } = useI18n();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation(calls.customer.remove);
  const act = async () => {
    const { message } = await mutateAsync(undefined as never);
    signOut();
    clearDrafts();
    closeOverlays();
    toast({ id: 'account', kind: 'success', title: message });
    await navigate(urls.landing());
  };
  return () =>
    openOverlay('confirm', {
      title: t('Delete your account?'),
      text: t('Your profile, addresses and favourites are erased, and what is left in the wallet and of your points is lost.'),
      confirmLabel: t('Delete account'),
      danger: true,
      act,
    });
}

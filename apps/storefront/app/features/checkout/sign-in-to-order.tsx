import { Button } from '@bozor/ui/actions/button.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** In place of the checkout where guests may not order: asks to sign in on arrival. The cart and what was typed stay (perm-02). */
export function SignInToOrder() {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const ask = useEffectEvent(() => openOverlay('sign-in', { to: pathname + search }));
  useEffect(() => ask(), []);
  return (
    <EmptyState
      picture={<IconDisc of={UserRound} />}
      title={t('Sign in to place your order')}
      text={t('Your cart stays as it is.')}
      action={<Button onClick={() => openOverlay('sign-in', { to: pathname + search })}>{t('Sign In')}</Button>}
    />
  );
}

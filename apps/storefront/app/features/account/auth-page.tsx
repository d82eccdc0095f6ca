import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AccountCard } from './account-card.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSignInViews } from './use-sign-in-views.tsx';

const SocialReturn = lazyComponent(async () => (await import('./social-return.tsx')).SocialReturn);

/** Sign-in and sign-up as a page with its own URL. Signed-in customers are sent on. */
export function AuthPage() {
  const { t } = useI18n();
  const isHydrated = useHydrated();
  const { isSignedIn } = useSession();
  const { view } = useParams();
  const goOn = useAfterSignIn();
  const [isDone, setDone] = useState(false);
  const { title, text, body } = useSignInViews({
    first: view === 'sign-up' ? 'sign-up' : 'sign-in',
    onDone: (arrival) => {
      setDone(true);
      goOn(arrival);
    },
  });
  if (view === 'return')
    return (
      <AccountCard title={t('Signing you in…')}>
        <SocialReturn />
      </AccountCard>
    );
  if (isHydrated && isSignedIn && !isDone) return <Navigate to={urls.home()} replace />;
  return (
    <AccountCard title={title} text={text}>
      {body}
    </AccountCard>
  );
}

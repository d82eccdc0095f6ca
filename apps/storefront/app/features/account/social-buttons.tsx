import { Button } from '@bozor/ui/actions/button.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useConfig } from '../../platform/settings/config.ts';
import { openDocument } from '@bozor/web/navigation/open-document.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { becomeGuest } from '../../platform/session/session.tsx';
import type { SocialMedium } from '../../platform/session/social-answer.ts';
import { readStored } from '../../platform/storage.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { startSocialSignIn } from './social-redirect.ts';
import * as styles from './social-buttons.module.css';

/** Brand names, the same in every language. */
const NAMES: Readonly<Record<SocialMedium, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/**
 * The enabled sign-in providers. One fills the row with its full text, two show names, three show logos (auth-09). Each leads to the
 * provider's page, and returns to the current page, or to `to` when given.
 */
export function SocialButtons({
  isAlone,
  to,
  onProblem,
}: {
  readonly isAlone: boolean;
  readonly to: string | undefined;
  readonly onProblem: (problem: string | undefined) => void;
}) {
  const { t } = useI18n();
  const api = useApi();
  const { pathname, search } = useLocation();
  const [leavingFor, setLeavingFor] = useState<SocialMedium>();
  const providers = useConfig().social_login.filter(({ status }) => status === 1);
  const texts = { google: t('Continue with Google'), facebook: t('Continue with Facebook'), apple: t('Continue with Apple') };
  // The browser's Back button restores this page from its back/forward cache, with the button still busy.
  useEffect(() => {
    const arrive = () => setLeavingFor(undefined);
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);
  const leave = async (medium: SocialMedium, signInUrl: string) => {
    onProblem(undefined);
    setLeavingFor(medium);
    try {
      if (!readStored('guest_id')) await becomeGuest(api);
      const guestId = readStored('guest_id');
      if (!guestId) throw new Error('The shop gave no guest id.');
      const back = pathname.startsWith('/auth') ? urls.home() : pathname + search;
      await openDocument(await startSocialSignIn(signInUrl, { medium, guestId, back, to }));
    } catch {
      setLeavingFor(undefined);
      onProblem(t('Connection lost. Please try again.'));
    }
  };
  return (
    <div className={styles.social}>
      {!isAlone && <p className={styles.or}>{t('or')}</p>}
      <ul className={styles.providers} data-count={providers.length}>
        {providers.map(({ login_medium: medium, sign_in_url: url }) => {
          const text = texts[medium];
          return (
            <li key={medium}>
              <Button
                variant="outline"
                size={54}
                wide
                busy={leavingFor === medium}
                aria-label={text}
                onClick={() => void leave(medium, url)}
              >
                <span className={styles.mark} data-medium={medium} />
                {providers.length === 1 ? text : providers.length === 2 && <span translate="no">{NAMES[medium]}</span>}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

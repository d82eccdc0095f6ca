import { Button } from '@bozor/ui/actions/button.tsx';
import { afterFocusTold } from '@bozor/ui/base/after-focus-told.ts';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { isAskedHere } from '../cart/use-go-to-checkout.ts';
import * as styles from './guest-prompt.module.css';

const answer = sessionStorageValue('guest-prompt', (value): value is 'guest' => value === 'guest');

interface GuestPromptProps {
  /** The guest goes on without pressing a button here. */
  readonly isAnswered: boolean;
  readonly onGuest: () => void;
}

/**
 * The choice between an account and an order as a guest, at the head of the checkout and in nobody's way: filling the form in is an answer
 * too. It is a dialog, without a modal, while the cart's button asks (cart-10).
 */
export function GuestPrompt({ isAnswered, onGuest }: GuestPromptProps) {
  const { t } = useI18n();
  const location = useLocation();
  const [isClosed, setClosed] = useState(() => answer.read() !== undefined);
  const id = useId();
  const isAsking = !isClosed && isAskedHere(location.state) && !isAnswered;
  const question = t('Do you want to login or continue as a guest?');
  // The focus stays at the start of the page, so nothing else reads the dialog.
  const ask = useEffectEvent(() => isAsking && announce(question));
  useEffect(() => void ask(), []);
  if (isClosed) return null;
  const to = location.pathname + location.search;
  const goOn = () => {
    answer.write('guest');
    onGuest();
    afterFocusTold(() => setClosed(true));
  };
  return (
    <div role={isAsking ? 'dialog' : 'region'} aria-labelledby={id} className={styles.prompt}>
      <div className={styles.words}>
        <h2 id={id}>{question}</h2>
        <p>{t('You can track this order by number and phone, but it will not stay in your history')}</p>
      </div>
      <div className={styles.ways}>
        <Button variant="tint" size={40} onClick={() => openOverlay('sign-in', { to })}>
          {t('Login')}
        </Button>
        <Button variant="tint" size={40} onClick={() => openOverlay('sign-in', { view: 'sign-up', to })}>
          {t('Sign Up')}
        </Button>
        <Button variant="outline" size={40} onClick={goOn}>
          {t('Guest')}
        </Button>
      </div>
    </div>
  );
}

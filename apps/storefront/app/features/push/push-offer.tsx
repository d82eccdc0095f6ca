import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './push-offer.module.css';
import { usePush } from './use-push.ts';

/** Offers push notifications for a running order. Renders nothing where the browser has no support. */
export function PushOffer() {
  const { t } = useI18n();
  const { state, isBusy, hasFailed, change } = usePush();
  const [isPressed, setIsPressed] = useState(false);
  const press = () => {
    setIsPressed(true);
    change(true);
  };
  const isBlocked = isPressed && state === 'blocked';
  return (
    <div hidden={state === 'unsupported' || (state === 'blocked' && !isPressed)} className={styles.offer}>
      {state === 'off' && (
        <Button variant="outline" wide busy={isBusy} onClick={press}>
          <Icon of={BellRing} />
          {t('Tell me when it changes')}
        </Button>
      )}
      <p role="status" className={styles.status} data-fault={hasFailed || isBlocked || undefined}>
        {state === 'on' && t('You will be told of every step, also when the shop is closed.')}
        {isBlocked && t('Notifications of this shop are blocked. Allow them in the settings of your browser, then come back.')}
        {hasFailed && t('Notifications could not be switched on. Check your connection and try again.')}
      </p>
    </div>
  );
}

import { Switch } from '@bozor/ui/forms/switch.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './push-setting.module.css';
import { usePush } from './use-push.ts';

/** Switch for push notifications; explains when the browser has no support or blocks them. */
export function PushSetting() {
  const { t } = useI18n();
  const { state, isBusy, hasFailed, change } = usePush();
  if (state === undefined) return null;
  const canBe = state === 'on' || state === 'off';
  return (
    <>
      <Switch
        className={styles.choice}
        label={t('Notifications on this device')}
        text={
          state === 'unsupported'
            ? t('This browser cannot show notifications. On an iPhone, add the shop to the home screen first.')
            : t('Steps of your orders and new messages, also when the shop is closed.')
        }
        checked={state === 'on'}
        disabled={!canBe}
        aria-busy={isBusy || undefined}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <p role="status" className={styles.fault}>
        {state === 'blocked' && t('Notifications of this shop are blocked. Allow them in the settings of your browser, then come back.')}
        {hasFailed && t('Notifications could not be switched on. Check your connection and try again.')}
      </p>
    </>
  );
}

import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import gift from './gift.webp';
import * as styles from './welcome-dialog.module.css';

/** First-order discount for a new customer, and its expiry. */
export function WelcomeDialog({ percent, maximum, validity, open, close, closed }: OverlayProps['welcome'] & OverlayControls) {
  const { t, formatNumber, formatPrice, formatDate } = useI18n();
  const { business_name: shop } = useConfig();
  const discount = `${formatNumber(percent)}%`;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      size="confirm"
      title={t('Welcome to {shop}', { shop })}
      titleHidden
      closeLabel={t('Close')}
      foot={
        <Button wide size={54} onClick={close}>
          {t('Start shopping')}
        </Button>
      }
    >
      <div className={styles.offer}>
        <img src={gift} alt="" width={160} height={160} />
        <p aria-hidden className={styles.welcome}>
          {t('Welcome to {shop}', { shop })}
        </p>
        <p className={styles.discount}>{t('{discount} off your first order', { discount })}</p>
        {maximum !== null && <p className={styles.until}>{t('At most {amount}', { amount: formatPrice(maximum) })}</p>}
        {validity !== null && <p className={styles.until}>{t('Valid until {date}', { date: formatDate(validity, 'day') })}</p>}
      </div>
    </Dialog>
  );
}

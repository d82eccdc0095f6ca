import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import type { ReactNode } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { QuoteReading } from './use-quote.ts';
import * as styles from './quote-alerts.module.css';

interface QuoteAlertsProps {
  /** The error that belongs to no field. */
  readonly message: string | undefined;
  readonly reading: Pick<QuoteReading, 'quote' | 'isLost' | 'ask'>;
  /** The order was not placed, for its amount was another when the button was pressed. */
  readonly isAmountChanged: boolean;
  /** The network failed after the order was sent. */
  readonly isUnsure: boolean;
  readonly onRetry: () => void;
}

/** Errors that must be read before placing the order, announced at once. */
export function QuoteAlerts({ message, reading, isAmountChanged, isUnsure, onRetry }: QuoteAlertsProps) {
  const { t, formatPrice } = useI18n();
  const again = (retry: () => void): ReactNode => (
    <Button size={40} variant="tint" onClick={retry}>
      {t('Try again')}
    </Button>
  );
  return (
    <div role="alert" className={styles.alerts}>
      {message !== undefined && <Notice kind="danger">{message}</Notice>}
      {isAmountChanged && reading.quote && (
        <Notice kind="warn">
          {t('The amount is now {amount}. Press again to place the order.', { amount: formatPrice(reading.quote.payable_amount) })}
        </Notice>
      )}
      {isUnsure && (
        <Notice kind="warn" action={again(onRetry)}>
          {t('The connection broke while sending. Press again: you will never get the order twice.')}
        </Notice>
      )}
      {reading.isLost && (
        <Notice kind="warn" action={again(() => void reading.ask())}>
          {t('Connection lost. Please try again.')}
        </Notice>
      )}
    </div>
  );
}

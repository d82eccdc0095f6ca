import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { PrinterSetting } from './printer-setting.ts';
import * as styles from './ticket-printing.module.css';
import { useTicketLoop } from './use-ticket-loop.ts';

/** Prints in the background of all pages, and asks about tickets that may not have been printed. */
export function TicketPrinting({ setting }: { readonly setting: PrinterSetting }) {
  const { t } = useI18n();
  const { doubtful, isFaulty, settle } = useTicketLoop(setting);
  return (
    <>
      {isFaulty && <Notice kind="danger">{t('The printer does not answer. Tickets wait until it does.')}</Notice>}
      {doubtful.map((ticket) => (
        <Notice key={ticket.id} kind="warn">
          <p>{t('Is the ticket of No. {number} on paper?', { number: formatOrderNumber(ticket.order_id as OrderId) })}</p>
          <div className={styles.answers}>
            <Button variant="outline" onClick={() => settle(ticket, true)}>
              {t('Yes, it is printed')}
            </Button>
            <Button variant="outline" onClick={() => settle(ticket, false)}>
              {t('No, print it')}
            </Button>
          </div>
        </Notice>
      ))}
    </>
  );
}

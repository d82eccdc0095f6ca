import type { calls } from '@bozor/contract/store/calls.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './hours.module.css';

interface ConflictsDialogProps {
  readonly orders: Reply<typeof calls.hours.conflicts>['orders'];
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Placed orders at whose time the store would be closed, before anything is saved. */
export function ConflictsDialog({ orders, busy, onSave, onClose }: ConflictsDialogProps) {
  const { t, formatDate, formatTime } = useI18n();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('{count, plural, one {# order falls} other {# orders fall}} outside', { count: orders.length })}
      text={t(
        'These orders are placed for a time at which the store would be closed. They stay: prepare them, or refuse them on the board.',
      )}
      closeLabel={t('Close')}
    >
      <div className={styles.form}>
        <ul className={styles.closures}>
          {orders.map(({ order_id, at, is_scheduled }) => (
            <li key={order_id} className={styles.closure}>
              <p className={styles.words}>
                <span className={styles.strong}>{t('Order {number}', { number: formatOrderNumber(order_id as OrderId) })}</span>
                <span className="text-meta">
                  {is_scheduled
                    ? t('For later: {day}, {time}', { day: formatDate(at, 'day'), time: formatTime(at) })
                    : t('Now: {day}, {time}', { day: formatDate(at, 'day'), time: formatTime(at) })}
                </span>
              </p>
            </li>
          ))}
        </ul>
        <Button variant="danger" size={54} wide busy={busy} onClick={onSave}>
          {t('Save anyway')}
        </Button>
        <Button variant="outline" size={54} wide onClick={onClose}>
          {t('Back')}
        </Button>
      </div>
    </Dialog>
  );
}

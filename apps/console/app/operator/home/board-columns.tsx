import type { BoardOrder } from '@bozor/contract/operator/order-shapes.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useRef } from 'react';
import { isChosen, writeChosen, type Chosen } from '../map/chosen.ts';
import { Lateness } from '../orders/lateness.tsx';
import { OrderNumber } from '../orders/order-number.tsx';
import { METHOD_WORDS, PAYMENT_WORDS, STATUS_WORDS } from '../orders/order-words.ts';
import * as styles from './board-columns.module.css';

/** Columns of the board. The first and the last are there only while something is in them. */
const COLUMNS: readonly OrderStatus[] = [
  'prescription_review',
  'price_proposed',
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'returning',
];
const SELDOM: readonly OrderStatus[] = ['prescription_review', 'price_proposed', 'returning'];

interface ColumnsProps {
  readonly orders: readonly BoardOrder[];
  readonly chosen: Chosen | undefined;
  /** Absent without the map. */
  readonly onChoose: ((chosen: Chosen | undefined) => void) | undefined;
}

/** Orders in columns by status. Those that are chosen stand out, and the first of them is brought into view. */
export function BoardColumns({ orders, chosen, onChoose }: ColumnsProps) {
  const { t, formatNumber } = useI18n();
  const own = useRef<HTMLDivElement>(null);
  const name = chosen && writeChosen(chosen);
  useEffect(() => {
    if (name !== undefined) own.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [name]);
  const columns = COLUMNS.map((status) => ({ status, orders: orders.filter((each) => each.status === status) }));
  return (
    <div ref={own} className={styles.columns} data-beside-map={onChoose && true} tabIndex={-1}>
      {columns
        .filter((column) => column.orders.length > 0 || !SELDOM.includes(column.status))
        .map((column) => (
          <section key={column.status} className={styles.column} aria-labelledby={`column-${column.status}`}>
            <h3 id={`column-${column.status}`} className={styles.status}>
              {t(STATUS_WORDS[column.status])} <span className={styles.total}>{formatNumber(column.orders.length)}</span>
            </h3>
            <ul className={styles.cards}>
              {column.orders.map((order) => (
                <Card key={order.id} order={order} isChosen={isChosen(order, chosen)} chosen={chosen} onChoose={onChoose} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function Card({
  order,
  isChosen: isHere,
  chosen,
  onChoose,
}: Omit<ColumnsProps, 'orders'> & { readonly order: BoardOrder; readonly isChosen: boolean }) {
  const { t } = useI18n();
  const { id, store, courier, promised_until, payment_method, payment_status, order_type } = order;
  const isPressed = chosen?.kind === 'order' && chosen.id === id;
  const waitsForMoney = !wasPaid(payment_status) && (payment_method === 'digital_payment' || payment_method === 'offline_payment');
  return (
    <li className={styles.card} data-chosen={isHere || undefined} aria-current={isHere || undefined}>
      <p className={styles.line}>
        <OrderNumber id={id} className={`stretched-link ${styles.number}`} /> <Lateness promisedUntil={promised_until} />
      </p>
      <p className={styles.store}>
        <bdi>{store?.name ?? t('Parcel')}</bdi>
      </p>
      <p className="text-meta">{order_type === 'take_away' ? t('Take-away') : courier ? <bdi>{courier.name}</bdi> : t('No courier')}</p>
      {waitsForMoney && (
        <Badge kind="warn">
          {t(METHOD_WORDS[payment_method])}: {t(PAYMENT_WORDS[payment_status])}
        </Badge>
      )}
      {onChoose && (
        <IconButton
          icon={MapPin}
          label={t('Order {number} on the map', { number: formatOrderNumber(id as OrderId) })}
          size={48}
          variant="plain"
          aria-pressed={isPressed}
          className={styles.locate}
          onClick={() => onChoose(isPressed ? undefined : { kind: 'order', id })}
        />
      )}
    </li>
  );
}

import type { DeviceOrder, OrderCard as Card } from '@bozor/contract/shop/orders/order-shapes.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { isEnded } from '@bozor/domain/orders/status.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { DotSeparated } from '@bozor/ui/layout/dot-separated.tsx';
import { ProgressBar } from '@bozor/ui/values/progress-bar.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ordersUrl } from './orders-url.ts';
import { STATUS_LABELS, statusTone } from './order-texts.ts';
import * as styles from './order-card.module.css';

/** Progress in percent by step reached. */
export const DONE_PERCENT = [4, 8, 33, 66, 100] as const;

interface OrderCardProps {
  readonly order: Card | DeviceOrder;
  /** The page of the order; usually its details in the account. */
  readonly to?: string;
  readonly isChosen: boolean;
  readonly nowMs: number;
}

/** An order in the list: store, progress, items and total. The whole card links to its page. */
export function OrderCard({ order, to = ordersUrl(order.id), isChosen, nowMs }: OrderCardProps) {
  const { t, formatDate, formatTime, formatPrice } = useI18n();
  const name = order.store?.name ?? ('items_text' in order ? order.items_text : t('Parcel'));
  const pictures = 'pictures' in order ? order.pictures : [];
  const isToday = formatDate(order.created_at, 'long') === formatDate(nowMs, 'long');
  const label = t(STATUS_LABELS[order.order_status]);
  return (
    <article className={styles.card} data-chosen={isChosen || undefined}>
      <div className={styles.head}>
        <Avatar name={name} src={order.store?.logo_full_url ?? undefined} size={52} />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <PageLink to={to} className={styles.link} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
              {name}
            </PageLink>
          </h2>
          <p className={styles.number}>{t('No. {number}', { number: formatOrderNumber(order.id as OrderId) })}</p>
        </div>
        <Badge kind={statusTone(order.order_status)}>{label}</Badge>
      </div>
      {order.price_proposal && (
        <p className={styles.proposal}>{t('Answer until {time}', { time: formatTime(order.price_proposal.agree_until) })}</p>
      )}
      {!isEnded(order.order_status) && <ProgressBar value={DONE_PERCENT[order.order_step]!} label={label} size={6} />}
      <div className={styles.foot}>
        {pictures.length > 0 && (
          <span className={styles.pictures}>
            {pictures.slice(0, 3).map(({ image_full_url: image, tile_hue: hue }, at) => (
              <Tile key={at} hue={hue} src={image ?? undefined} sizes="40px" alt="" width={104} height={104} className={styles.picture} />
            ))}
          </span>
        )}
        <span className={styles.time}>
          <DotSeparated
            of={[
              isToday ? t('Today') : formatDate(order.created_at, 'day'),
              <bdi key="time" dir="ltr">
                {formatTime(order.created_at)}
              </bdi>,
            ]}
          />
        </span>
        <bdi className={styles.total}>{formatPrice(order.order_amount)}</bdi>
      </div>
    </article>
  );
}

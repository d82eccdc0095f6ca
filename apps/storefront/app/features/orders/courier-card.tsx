import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import Phone from 'lucide-react/icons/phone';
import Star from 'lucide-react/icons/star';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ChatButton } from '../messages/chat-button.tsx';
import * as styles from './courier-card.module.css';

/** The courier and how to reach them, for signed-in customers. */
export function CourierCard({
  courier,
  orderId,
}: {
  readonly courier: NonNullable<OrderTracking['delivery_man']>;
  readonly orderId: number;
}) {
  const { t, formatNumber } = useI18n();
  const name = `${courier.f_name} ${courier.l_name}`.trim();
  return (
    <section className={styles.card} aria-label={t('Courier')}>
      <Avatar name={name} src={courier.image_full_url ?? undefined} size={56} hue={25} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>
          <Icon of={Star} size={16} filled className={styles.star} />
          <span>
            {courier.rating_count === 0 ? t('New') : <bdi dir="ltr">{formatNumber(courier.avg_rating, 1)}</bdi>}
            {courier.vehicle && ` · ${courier.vehicle}`}
          </span>
        </p>
      </div>
      <ChatButton
        name={name}
        to={urls.profile({ page: 'inbox', type: 'delivery_man', id: courier.id, chatFrom: 'tracking', orderId })}
        variant="tint"
        size={48}
      />
      {courier.phone && (
        <IconButton
          icon={Phone}
          label={t('Call {name}', { name })}
          variant="primary"
          size={48}
          render={<a href={`tel:${courier.phone}`} />}
        />
      )}
    </section>
  );
}

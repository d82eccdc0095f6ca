import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './courier-line.module.css';

/** Who fetches an order, and in how many minutes they are here. */
export function CourierLine({ order }: { readonly order: Pick<StoreOrder, 'courier'> }) {
  const { t } = useI18n();
  const { courier } = order;
  if (!courier) return null;
  const { name, image_full_url: picture, minutes_away: minutes } = courier;
  return (
    <div className={styles.courier}>
      <Avatar src={picture ?? undefined} name={name} size={44} />
      <div>
        <p className={styles.name}>{t('Courier: {name}', { name })}</p>
        {courier.is_at_store ? (
          <p className="text-meta">{t('The courier is here')}</p>
        ) : (
          minutes !== null && (
            <p className="text-meta">
              {minutes === 0
                ? t('The courier is about to arrive')
                : t('{minutes, plural, one {# minute away} other {# minutes away}}', { minutes })}
            </p>
          )
        )}
      </div>
    </div>
  );
}

/** The store's own code of an order, large, for the courier to enter. */
export function PickupCode({ order }: { readonly order: Pick<StoreOrder, 'pickup_code'> }) {
  const { t } = useI18n();
  if (order.pickup_code === null) return null;
  return (
    <p className={styles.code}>
      <span>{t('Or the courier enters this code')}</span>
      <bdi dir="ltr" className={styles.digits}>
        {order.pickup_code}
      </bdi>
    </p>
  );
}

import type { OrderDetails, OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { IconTile } from '@bozor/ui/actions/icon-tile.tsx';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import StoreIcon from 'lucide-react/icons/store';
import type { ReactNode } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './order-ends.module.css';

type Address = NonNullable<OrderTracking['delivery_address']>;

/** Sender and receiver. */
export function OrderEnds({
  order,
}: {
  readonly order: Pick<OrderDetails, 'delivery_address' | 'receiver_details' | 'store' | 'store_phone' | 'order_type'>;
}) {
  const { t } = useI18n();
  const { delivery_address: address, receiver_details: receiver, store } = order;
  const to = receiver ?? address;
  return (
    <dl className={styles.ends}>
      {receiver && address ? (
        <End icon={Package} label={t('Sender')} title={address.contact_person_name} phone={address.contact_person_number}>
          {written(address, t('{floor} floor', { floor: address.floor }))}
        </End>
      ) : (
        store && <End icon={StoreIcon} label={t('Sender')} title={store.name} phone={order.store_phone ?? ''} />
      )}
      {to && (
        <End icon={MapPin} label={t('Receiver')} title={to.contact_person_name} phone={to.contact_person_number}>
          {written(to, t('{floor} floor', { floor: to.floor }))}
        </End>
      )}
    </dl>
  );
}

function End({
  icon,
  label,
  title,
  phone,
  children,
}: {
  readonly icon: typeof MapPin;
  readonly label: string;
  readonly title: string;
  readonly phone: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.end}>
      <IconTile icon={icon} tinted />
      <div className={styles.words}>
        <dt>{label}</dt>
        <dd>
          <strong>{title}</strong>
          {children && <span className={styles.line}>{children}</span>}
          {phone && (
            <span className={styles.line}>
              <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </span>
          )}
        </dd>
      </div>
    </div>
  );
}

/** An address in one line, without its empty parts. */
function written({ address, road, house, floor }: Address, floorWords: string): string {
  return [address, road, house, floor && floorWords].filter(Boolean).join(', ');
}

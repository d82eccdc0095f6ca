import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './courier-codes.module.css';

type Codes = Pick<OrderTracking, 'order_type' | 'pickup_code' | 'delivery_code'>;

/** The codes that the customer tells the courier: that of a parcel when it is fetched, and that at the door. */
export function CourierCodes({ order }: { readonly order: Codes }) {
  const { t } = useI18n();
  const isParcel = order.order_type === 'parcel';
  return (
    <div className={styles.codes}>
      {order.pickup_code !== null && <Code label={t('When the courier fetches the parcel, tell this code')} code={order.pickup_code} />}
      {order.delivery_code !== null && (
        <Code
          label={isParcel ? t('The receiver tells the courier this code') : t('Tell the courier this code at the door')}
          code={order.delivery_code}
        />
      )}
    </div>
  );
}

function Code({ label, code }: { readonly label: string; readonly code: string }) {
  return (
    <p className={styles.code}>
      {label}
      <span className={styles.digits} dir="ltr" aria-hidden>
        {code}
      </span>
      <span className="visually-hidden">: {code.split('').join(' ')}</span>
    </p>
  );
}

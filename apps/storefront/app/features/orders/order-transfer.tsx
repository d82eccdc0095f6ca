import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './order-transfer.module.css';

type Transfer = NonNullable<OrderDetails['offline_payment']>;

const STATES = {
  pending: { label: text('Being checked'), tone: 'warn' },
  verified: { label: text('Money received'), tone: 'success' },
  denied: { label: text('Transfer not found'), tone: 'danger' },
} as const satisfies Record<Transfer['status'], { label: string; tone: string }>;

/** Transfer details the customer sent, their verification status, and a button to send them again. */
export function OrderTransfer({ order, transfer }: { readonly order: OrderDetails; readonly transfer: Transfer }) {
  const { t } = useI18n();
  const { label, tone } = STATES[transfer.status];
  const before = { methodId: transfer.method_id, fields: Object.fromEntries(transfer.fields.map(({ name, value }) => [name, value])) };
  const isOpen = order.order_status === 'pending' && transfer.status !== 'verified';
  return (
    <section className={styles.transfer} aria-label={t('Transfer')}>
      <h3 className={styles.title}>
        <span>{transfer.method_name}</span>
        <Badge kind={tone}>{t(label)}</Badge>
      </h3>
      <dl className={styles.facts}>
        {transfer.fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{field.value}</dd>
          </div>
        ))}
      </dl>
      {transfer.note && <p>{transfer.note}</p>}
      {isOpen && (
        <Button variant="ghost" size={40} onClick={() => openOverlay('transfer-info', { orderId: order.id, before })}>
          {t('Change payment info')}
        </Button>
      )}
    </section>
  );
}

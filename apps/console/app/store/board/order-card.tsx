import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import { WaitsForNetwork } from '../../frame/outbox/waits-for-network.tsx';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import { Unweighed } from '../weighing/weight-state.tsx';
import { AllergyLine, isAllergyUnread } from './allergy-line.tsx';
import { CourierLine, PickupCode } from './courier-line.tsx';
import { HandOver } from './hand-over.tsx';
import { TakeBack } from '../back/take-back.tsx';
import * as styles from './order-card.module.css';
import { OrderBadges, OrderNumber } from './order-head.tsx';
import { STATUS_LABELS, timeLeft } from './order-texts.ts';
import { useStep } from './use-step.ts';

const LINES_SHOWN = 4;

interface OrderCardProps {
  readonly order: StoreOrder;
  readonly nowMs: number;
}

/** An order on the board: its number, the time that is left in words and colour, its goods in short, and the next step. */
export function OrderCard({ order, nowMs }: OrderCardProps) {
  const words = useI18n();
  const { t } = words;
  const { may } = useStaff();
  const left = timeLeft(order, nowMs, words);
  const rest = order.lines.length - LINES_SHOWN;
  return (
    <li className={styles.card} data-tone={left.tone}>
      <div className={styles.head}>
        <h3 className={styles.number}>
          <Link to={`?order=${order.id}`} preventScrollReset className="stretched-link">
            <OrderNumber id={order.id} />
          </Link>
        </h3>
        <p className={styles.left}>{left.words}</p>
      </div>
      <OrderBadges order={order} nowMs={nowMs} />
      <AllergyLine order={order} />
      <ul className={styles.lines}>
        {order.lines.slice(0, LINES_SHOWN).map(({ name, quantity }, index) => (
          <li key={index}>
            <bdi dir="ltr">{quantity} ×</bdi> {name}
          </li>
        ))}
        {rest > 0 && <li className="text-meta">{t('{rest, plural, one {and # more} other {and # more}}', { rest })}</li>}
      </ul>
      <p className="text-meta">{t(STATUS_LABELS[order.status] ?? order.status)}</p>
      <WaitsForNetwork order={order.id} />
      <CourierLine order={order} />
      {order.status === 'handover' && <PickupCode order={order} />}
      <NextStep order={order} />
      {may('orders.hand_over') && <TakeBack order={order} nowMs={nowMs} />}
    </li>
  );
}

/** The next step with an order that was accepted, for those who may take it. */
export function NextStep({ order }: { readonly order: StoreOrder }) {
  const { t } = useI18n();
  const steps = useStep(order.id);
  const { may } = useStaff();
  if (isFetched(order) && may('orders.hand_over'))
    return order.courier?.is_code_locked ? (
      <Notice kind="danger">{t('Five wrong codes. Call the dispatcher, who can go on without a code.')}</Notice>
    ) : (
      <HandOver order={order} />
    );
  const next = stepOf(order);
  if (!next || !may(next.needs) || (next.step === 'ready' && isAllergyUnread(order))) return null;
  return (
    <>
      {next.step === 'ready' && <Unweighed order={order} />}
      <FormError>{steps.fault}</FormError>
      <Button
        variant={next.step === 'prepare' ? 'tint' : 'primary'}
        wide
        busy={steps.isPending}
        className={styles.next}
        onClick={() => steps.take(next.step)}
      >
        {next.step === 'prepare' ? t('Prepare') : next.step === 'ready' ? t('Ready') : t('Handed to the customer')}
        <span className="visually-hidden"> {order.id}</span>
      </Button>
    </>
  );
}

/** A ready delivery with a person who fetches it. */
const isFetched = ({ status, order_type, courier }: StoreOrder): boolean =>
  status === 'handover' && order_type === 'delivery' && courier?.has_code === true;

function stepOf({ status, order_type }: StoreOrder) {
  switch (status) {
    case 'confirmed':
      return { step: 'prepare', needs: 'orders.prepare' } as const;
    case 'processing':
      return { step: 'ready', needs: 'orders.prepare' } as const;
    case 'handover':
      return order_type === 'take_away' ? ({ step: 'complete', needs: 'orders.hand_over' } as const) : undefined;
    default:
      return undefined;
  }
}

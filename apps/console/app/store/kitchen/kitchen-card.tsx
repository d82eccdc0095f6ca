import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { kitchenAge, type KitchenAge } from '@bozor/domain/orders/staff/kitchen.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useState } from 'react';
import { WaitsForNetwork } from '../../frame/outbox/waits-for-network.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import { AllergyLine, isAllergyUnread } from '../board/allergy-line.tsx';
import { CustomerNote } from '../board/customer-note.tsx';
import { OrderBadges, OrderNumber } from '../board/order-head.tsx';
import { timeLeft } from '../board/order-texts.ts';
import { useStep } from '../board/use-step.ts';
import * as styles from './kitchen-card.module.css';

const AGE_LABELS: Readonly<Record<KitchenAge, string>> = { calm: text('In time'), soon: text('Due soon'), late: text('Late') };

interface KitchenCardProps {
  readonly order: StoreOrder;
  /** Its place in the list from 1, which is its digit. */
  readonly place: number;
  readonly nowMs: number;
}

/** An order that is made: how much time is left in words and colour, the allergy line, the customer's words, and the lines to strike. */
export function KitchenCard({ order, place, nowMs }: KitchenCardProps) {
  const words = useI18n();
  const { t, formatTime } = words;
  const steps = useStep(order.id);
  const [struck, setStruck] = useState<ReadonlySet<number>>(new Set());
  const age = kitchenAge(
    { confirmedAtMs: Date.parse(order.confirmed ?? order.created_at), readyByMs: Date.parse(order.pick_up_at) },
    nowMs,
  );
  const left = timeLeft(order, nowMs, words);
  const asked = order.lines.some(({ proposed }) => proposed !== null);
  const strike = (id: number) => {
    const next = new Set(struck);
    if (!next.delete(id)) next.add(id);
    setStruck(next);
  };
  return (
    <li className={styles.card} data-age={age}>
      <div className={styles.head}>
        <h2 className={styles.number}>
          {place <= 9 && (
            <span className={styles.place} aria-hidden>
              {place}
            </span>
          )}
          <OrderNumber id={order.id} />
        </h2>
        <p className={styles.age}>
          {left.tone !== 'late' && <strong>{t(AGE_LABELS[age])}</strong>} {left.words}
        </p>
        <p>{t('Ready by {time}', { time: formatTime(order.pick_up_at) })}</p>
      </div>
      <div className={styles.content}>
        <OrderBadges order={order} nowMs={nowMs} />
        <WaitsForNetwork order={order.id} />
        <AllergyLine order={order} />
        <CustomerNote order={order} />
        <ul className={styles.lines} aria-label={t('Goods')}>
          {order.lines.map((line) => (
            <KitchenLine key={line.id} line={line} isStruck={struck.has(line.id)} onStrike={() => strike(line.id)} />
          ))}
        </ul>
        {order.cutlery && <p>{t('With cutlery')}</p>}
        {asked && <p className={styles.asked}>{t('The customer is asked what comes instead.')}</p>}
      </div>
      <div className={styles.acts}>
        <FormError>{steps.fault}</FormError>
        {order.status === 'confirmed' && (
          <Button variant="tint" size={54} wide busy={steps.isPending} onClick={() => steps.take('prepare')}>
            {t('Begin')}
            <span className="visually-hidden"> {order.id}</span>
          </Button>
        )}
        {!isAllergyUnread(order) && !asked && (
          <Button size={54} wide busy={steps.isPending} data-bump onClick={() => steps.take('ready')}>
            {t('Ready')}
            <span className="visually-hidden"> {order.id}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

interface KitchenLineProps {
  readonly line: StoreOrder['lines'][number];
  readonly isStruck: boolean;
  readonly onStrike: () => void;
}

/** A line of an order: what is to be made of it. A press strikes it on this screen alone. */
function KitchenLine({ line, isStruck, onStrike }: KitchenLineProps) {
  const { t } = useI18n();
  const made = [...(line.left > 0 ? [{ name: line.name, pieces: line.left }] : []), ...line.replacements];
  const gone = made.length === 0;
  return (
    <li>
      <button type="button" className={styles.line} aria-pressed={isStruck} data-gone={gone || undefined} onClick={onStrike}>
        {gone && (
          <span className={styles.dish}>
            <span>{t('Sold out: {name}', { name: line.name })}</span>
          </span>
        )}
        {made.map(({ name, pieces }) => (
          <span key={name} className={styles.dish}>
            <bdi dir="ltr" className={styles.quantity}>
              {pieces} ×
            </bdi>
            <span className={styles.name}>{name}</span>
          </span>
        ))}
        {!gone &&
          line.options.map((option, index) => (
            <span key={index} className={styles.option}>
              {option}
            </span>
          ))}
        {!gone &&
          line.add_ons.map(({ name, quantity }) => (
            <span key={name} className={styles.option}>
              {t('+ {quantity} × {name}', { quantity, name })}
            </span>
          ))}
      </button>
    </li>
  );
}

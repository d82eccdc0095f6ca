import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { isByWeight, weightText } from '../weighing/weight-state.tsx';
import { TakeOff } from '../menu/take-off.tsx';
import { AllergyLine } from './allergy-line.tsx';
import { CustomerNote } from './customer-note.tsx';
import * as styles from './order-facts.module.css';
import { planText } from './order-texts.ts';

interface OrderFactsProps {
  readonly order: StoreOrder;
  readonly nowMs?: number;
  /** Says that a line is sold out, or weighs it; missing where nobody may. */
  readonly onSoldOut?: ((line: number) => void) | undefined;
  readonly onWeigh?: ((line: number) => void) | undefined;
}

/** Facts of an order that a store needs, an allergy first: notes, lines with their options, the plan for what is missing, the payment. */
export function OrderFacts({ order, nowMs = 0, onSoldOut, onWeigh }: OrderFactsProps) {
  const words = useI18n();
  const { t, formatPrice, formatList } = words;
  const { may } = useStaff();
  const [takenOff, setTakenOff] = useState<{ readonly id: number; readonly name: string }>();
  const plan = planText(order, words);
  const { payment } = order;
  return (
    <div className={styles.facts}>
      <AllergyLine order={order} />
      <CustomerNote order={order} />
      <ul className={styles.lines} aria-label={t('Goods')}>
        {order.lines.map((line, index) => (
          <li key={index} className={styles.line}>
            <bdi dir="ltr" className={styles.quantity}>
              {line.quantity} ×
            </bdi>
            <div>
              <p className={styles.name}>{line.name}</p>
              {line.options.length > 0 && <p className="text-meta">{formatList(line.options)}</p>}
              {line.add_ons.map(({ name, quantity }) => (
                <p key={name} className="text-meta">
                  {t('+ {quantity} × {name}', { quantity, name })}
                </p>
              ))}
              <LineState line={line} nowMs={nowMs} />
              {line.left > 0 && line.proposed === null && (
                <div className={styles.acts}>
                  {onWeigh && line.weight && (
                    <Button variant={line.weight.weighed === null ? 'primary' : 'outline'} size={48} onClick={() => onWeigh(line.id)}>
                      {t('Weigh')}
                      <span className="visually-hidden"> {line.name}</span>
                    </Button>
                  )}
                  {onSoldOut && (
                    <Button variant="outline" size={48} onClick={() => onSoldOut(line.id)}>
                      {t('Sold out')}
                      <span className="visually-hidden"> {line.name}</span>
                    </Button>
                  )}
                </div>
              )}
            </div>
            {line.item_id !== null && may('items.pause') && (
              <Button variant="ghost" className={styles.takeOff} onClick={() => setTakenOff({ id: line.item_id!, name: line.name })}>
                {t('Take off')}
                <span className="visually-hidden"> {line.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {takenOff && <TakeOff item={takenOff} onClose={() => setTakenOff(undefined)} />}
      {plan !== undefined && <p>{plan}</p>}
      {order.cutlery && <p>{t('With cutlery')}</p>}
      {payment && (
        <p className={styles.payment}>
          {payment.is_paid || payment.due === 0
            ? t('Paid: {amount}', { amount: formatPrice(payment.total) })
            : order.order_type === 'take_away'
              ? t('The customer pays {amount} here', { amount: formatPrice(payment.due) })
              : t('The courier takes {amount}', { amount: formatPrice(payment.due) })}
        </p>
      )}
    </div>
  );
}

/** State of a line: what comes instead, what the customer is asked, how many are left. */
function LineState({ line, nowMs }: { readonly line: StoreOrder['lines'][number]; readonly nowMs: number }) {
  const words = useI18n();
  const { t } = words;
  const { proposed } = line;
  const replaced = line.replacements.reduce((sum, { pieces }) => sum + pieces, 0) + (proposed?.pieces ?? 0);
  const gone = line.quantity - line.left - replaced;
  const minutes = proposed ? Math.max(0, Math.ceil((Date.parse(proposed.answer_until) - nowMs) / 60_000)) : 0;
  return (
    <>
      {isByWeight(line) && <p className={styles.name}>{weightText(line, words)}</p>}
      {gone > 0 && <p className={styles.name}>{t('Sold out, taken out: {pieces}', { pieces: gone })}</p>}
      {line.replacements.map(({ name, pieces }) => (
        <p key={name} className={styles.name}>
          {t('Instead: {pieces} × {name}', { pieces, name })}
        </p>
      ))}
      {proposed && (
        <p className={styles.name}>
          {t('The customer is asked: {pieces} × {name}. {minutes, plural, one {# minute left} other {# minutes left}}', {
            pieces: proposed.pieces,
            name: proposed.name,
            minutes,
          })}
        </p>
      )}
    </>
  );
}

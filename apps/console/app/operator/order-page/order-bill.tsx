import type { OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { Part } from './part.tsx';
import * as styles from './order-bill.module.css';

/** Ordered lines, notes of people, and the bill. */
export function OrderBill({ order }: { readonly order: OperatorOrder }) {
  const words = useI18n();
  const { t, formatPrice, formatNumber } = words;
  const { id, lines, parcel, charges, total, received } = order;
  const adjustments = order.adjustments.filter(({ state }) => state === 'done');
  const said = [
    [t('For the order'), order.order_note],
    [t('For the courier'), order.delivery_instruction],
    [t('If something is sold out'), order.unavailable_item_note],
  ] as const;
  return (
    <Part id={`bill-${id}`} title={t('Order and bill')}>
      {parcel !== null && <p>{t('Parcel: {contents}', { contents: parcel })}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.quantity}>{formatNumber(line.quantity)} ×</span>
            <span className={styles.name}>
              <bdi>{line.name}</bdi>
              {line.options !== '' && (
                <span className={`text-meta ${styles.options}`}>
                  <bdi>{line.options}</bdi>
                </span>
              )}
            </span>
            <bdi className={styles.amount}>{formatPrice(line.total)}</bdi>
          </li>
        ))}
      </ul>
      {said.map(
        ([who, text]) =>
          text !== null &&
          text !== '' && (
            <p key={who} className={styles.said}>
              <span className="text-meta">{who}:</span> <bdi>{text}</bdi>
            </p>
          ),
      )}
      <dl className={styles.bill}>
        {charges.map(({ code, label, amount, included, explanation }) => (
          <div key={code} className={styles.charge} data-included={included || undefined}>
            <dt>
              <bdi>{label}</bdi>
              {explanation !== null && (
                <span className="text-meta">
                  {' '}
                  <bdi>{explanation}</bdi>
                </span>
              )}
            </dt>
            <dd className={styles.amount}>
              <bdi>{formatPrice(amount)}</bdi>
            </dd>
          </div>
        ))}
        <div className={`${styles.charge} ${styles.total}`}>
          <dt>{t('Total')}</dt>
          <dd className={styles.amount}>
            <bdi>{formatPrice(total)}</bdi>
          </dd>
        </div>
        {adjustments.map((adjustment) => (
          <div key={adjustment.id} className={styles.charge}>
            <dt>
              <bdi>{adjustmentText(adjustment, words)}</bdi>
            </dt>
            <dd className={styles.amount}>
              <bdi>{formatPrice(adjustment.amount)}</bdi>
            </dd>
          </div>
        ))}
        {adjustments.length > 0 && (
          <div className={`${styles.charge} ${styles.total}`}>
            <dt>{t('Total received')}</dt>
            <dd className={styles.amount}>
              <bdi>{formatPrice(received)}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </Part>
  );
}

function adjustmentText({ name, pieces, replacement, weight }: OperatorOrder['adjustments'][number], { t, formatNumber }: I18n): string {
  if (weight)
    return t('Weighed: {name}, {weighed} g instead of {ordered} g', {
      name,
      weighed: formatNumber(weight.weighed),
      ordered: formatNumber(weight.ordered),
    });
  return replacement
    ? t('{name} × {pieces}, instead {replacement}', { name, pieces, replacement: replacement.name })
    : t('Sold out: {name} × {pieces}', { name, pieces });
}

import { classNames } from '../base/class-names.ts';
import * as styles from './price.module.css';

/**
 * A formatted amount of money: `amount="14 900" currency="soʻm"`.
 * `old` is struck through and gives the price the sale colour; `oldLabel` explains it to screen readers.
 */
export function Price({
  amount,
  currency,
  currencyFirst,
  old,
  oldLabel,
  from,
  size = 'card',
  className,
}: {
  amount: string;
  currency?: string;
  currencyFirst?: boolean;
  old?: string;
  oldLabel?: string;
  /** Word before the amount: "from". */
  from?: string;
  size?: 'line' | 'card' | 'detail' | 'large';
  className?: string;
}) {
  const unit = currency && <small className={styles.small}>{currency}</small>;
  // Bare figures run left to right; an amount with its currency follows the currency's script.
  const direction = currency === undefined ? undefined : 'ltr';
  return (
    <span className={classNames(styles.price, className)} data-size={size} data-sale={old ? '' : undefined}>
      {from && <small className={styles.small}>{from}</small>}
      <span className={styles.amount}>
        {currencyFirst && unit}
        <bdi dir={direction}>{amount}</bdi>
        {!currencyFirst && unit}
      </span>
      {old && (
        <s className={styles.old}>
          {oldLabel && <span className="visually-hidden">{oldLabel} </span>}
          <bdi dir={direction}>{old}</bdi>
        </s>
      )}
    </span>
  );
}

import { classNames } from '../base/class-names.ts';
import * as styles from './price.module.css';

/**
 * A formatted amount of money in one piece: `amount="14 900 soʻm"`.
 * `old` is struck through and gives the price the sale colour; `oldLabel` explains it to screen readers.
 */
export function Price({
  amount,
  old,
  oldLabel,
  size = 'card',
  className,
}: {
  amount: string;
  /** With its currency, or figures alone. */
  old?: string;
  oldLabel?: string;
  size?: 'line' | 'card' | 'detail' | 'large';
  className?: string;
}) {
  return (
    <span className={classNames(styles.price, className)} data-size={size} data-sale={old ? '' : undefined}>
      <bdi>{amount}</bdi>
      {old && (
        <s className={styles.old}>
          {oldLabel && <span className="visually-hidden">{oldLabel} </span>}
          <bdi>{old}</bdi>
        </s>
      )}
    </span>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import * as styles from './choice.module.css';

/** A checkbox with its label; `end` is a count or a price difference. `row` makes it 48 px high. */
export function Checkbox({
  label,
  text,
  end,
  row,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'style' | 'type'> & {
  label: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  row?: boolean;
}) {
  return (
    <label className={classNames(styles.choice, className)} data-row={row || undefined}>
      <input type="checkbox" {...rest} className={styles.box} />
      <span className={styles.words}>
        {label}
        {text && <span className={`text-meta ${styles.text}`}>{text}</span>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}

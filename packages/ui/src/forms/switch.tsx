import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import * as styles from './switch.module.css';

/** A switch that takes effect at once. Its label is at the start, the switch at the end. */
export function Switch({
  label,
  labelHidden,
  text,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'style' | 'type' | 'role'> & {
  label: ReactNode;
  labelHidden?: boolean;
  text?: ReactNode;
}) {
  return (
    <label className={classNames(styles.row, className)}>
      <span className={labelHidden ? 'visually-hidden' : styles.words}>
        {label}
        {text && <span className={`text-meta ${styles.text}`}>{text}</span>}
      </span>
      <input type="checkbox" role="switch" {...rest} className={styles.control} />
    </label>
  );
}

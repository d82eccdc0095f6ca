import { classNames } from '../base/class-names.ts';
import * as styles from './progress-bar.module.css';

/** A progress bar. `label` is for screen readers; without it, where a text beside it says the same, they do not meet it; `tone="on-fill"` is for the accent or the sale colour behind it. */
export function ProgressBar({
  value,
  max = 100,
  label,
  tone = 'accent',
  size = 8,
  className,
}: {
  value: number;
  max?: number;
  label?: string;
  tone?: 'accent' | 'on-fill' | 'star';
  size?: 5 | 6 | 8;
  className?: string;
}) {
  return (
    <progress
      className={classNames(styles.bar, className)}
      value={Math.min(Math.max(0, value), max)}
      max={max}
      aria-label={label}
      aria-hidden={!label || undefined}
      data-tone={tone}
      data-size={size}
    />
  );
}

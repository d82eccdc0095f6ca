import { classNames } from '../base/class-names.ts';
import styles from './progress-bar.module.css';

/** How much of something is done. `label` is for the ear; `tone="on-fill"` lies on the accent or the sale colour. */
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
  label: string;
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
      data-tone={tone}
      data-size={size}
    />
  );
}

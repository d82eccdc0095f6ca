import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { classNames } from '../base/class-names.ts';
import { Icon } from '../actions/icon.tsx';
import * as styles from './stepper.module.css';

export interface StepperLabels {
  /** Names the group: the product. */
  group: string;
  decrease: string;
  increase: string;
  /** Required with `onDelete`. */
  remove?: string;
}

/**
 * Minus, 01, plus. With `onDelete` the minus becomes a bin at the minimum.
 * At `max` the plus calls `onLimit` (give the reason there), or is disabled without it. A button that gets disabled keeps the focus. Sizes:
 * card 44 in the accent, line 40, sheet 54, mini 32.
 */
export function Stepper({
  value,
  onChange,
  onDelete,
  onLimit,
  labels,
  min = 1,
  max = Infinity,
  size = 'line',
  pending,
  disabled,
  className,
}: {
  value: number;
  onChange: (value: number) => void;
  onDelete?: () => void;
  onLimit?: () => void;
  labels: StepperLabels;
  min?: number;
  max?: number;
  size?: 'card' | 'line' | 'sheet' | 'mini';
  /** The change is not confirmed yet; further presses count. */
  pending?: boolean;
  disabled?: boolean;
  className?: string;
}) {
  const atMin = value <= min;
  const atMax = value >= max;
  const removes = atMin && onDelete !== undefined;
  return (
    <div
      role="group"
      aria-label={labels.group}
      aria-busy={pending || undefined}
      className={classNames(styles.stepper, className)}
      data-size={size}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={removes ? labels.remove : labels.decrease}
        disabled={disabled}
        aria-disabled={(atMin && !removes) || undefined}
        onClick={() => (removes ? onDelete() : !atMin && onChange(value - 1))}
      >
        <Icon of={removes ? Trash : Minus} size={size === 'mini' ? 16 : 20} />
      </button>
      <output className={styles.value}>
        <bdi dir="ltr">{String(value).padStart(2, '0')}</bdi>
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.increase}
        disabled={disabled}
        aria-disabled={(atMax && !onLimit) || undefined}
        onClick={() => (atMax ? onLimit?.() : onChange(value + 1))}
      >
        <Icon of={Plus} size={size === 'mini' ? 16 : 20} />
      </button>
    </div>
  );
}

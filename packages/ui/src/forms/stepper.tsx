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
  /** Names the minus where it removes: with `onDelete` at the minimum, and at 1 where the minimum is 0. Required there. */
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
  const isLast = removes || (min === 0 && value === 1);
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
        aria-label={isLast ? labels.remove : labels.decrease}
        disabled={disabled}
        aria-disabled={(atMin && !removes) || undefined}
        onClick={() => (removes ? onDelete() : !atMin && onChange(value - 1))}
      >
        <Icon of={removes ? Trash : Minus} size={size === 'mini' ? 16 : 20} />
      </button>
      {/* Whoever changes the quantity announces it, with the amount that changes by it. */}
      <output className={styles.value} aria-live="off">
        <bdi dir="ltr">
          {value < 10 && <span aria-hidden>0</span>}
          {value}
        </bdi>
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

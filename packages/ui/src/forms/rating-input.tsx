import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { Icon } from '../actions/icon.tsx';
import { Radio } from './radio.tsx';
import * as styles from './rating-input.module.css';

/** One to five stars as a radio group; `starLabel(3)` returns the name of each star. */
export function RatingInput({
  label,
  labelHidden,
  value,
  onChange,
  starLabel,
  error,
}: {
  label: string;
  labelHidden?: boolean;
  value: number | undefined;
  onChange: (value: number) => void;
  starLabel: (stars: number) => string;
  error?: string;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className={styles.star}
            data-on={value !== undefined && stars <= value ? '' : undefined}
            onChange={() => onChange(stars)}
          >
            <Radio name={id} value={stars} checked={value === stars} />
            <span className="visually-hidden">{starLabel(stars)}</span>
            <Icon of={Star} size={24} filled={value !== undefined && stars <= value} />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

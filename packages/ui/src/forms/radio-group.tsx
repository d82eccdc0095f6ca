import { useId, type ReactNode } from 'react';
import { Icon, type Glyph } from '../actions/icon.tsx';
import { IconTile } from '../actions/icon-tile.tsx';
import { Radio } from './radio.tsx';
import * as styles from './choice.module.css';

/** The name of a group: a legend of its own, or a heading that stands before it. A hidden legend beside such a heading would be read twice. */
type GroupName =
  | { label: ReactNode; labelHidden?: boolean; labelledBy?: undefined }
  /** The heading's id. */
  | { labelledBy: string; label?: undefined; labelHidden?: undefined };

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  text?: ReactNode;
  icon?: Glyph;
  end?: ReactNode;
  disabled?: boolean;
  /** Rendered below the option while it is chosen. */
  extra?: ReactNode;
  /** Buttons of the option, outside its label. */
  beside?: ReactNode;
}

/** A radio group: cards with a line of text, or plain rows of 48 px. `columns` sets cards side by side from 600 px. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden,
  labelledBy,
  options,
  value,
  onChange,
  variant = 'cards',
  columns = 1,
  error,
  name,
  disabled,
  className,
}: GroupName & {
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  variant?: 'cards' | 'rows';
  columns?: 1 | 2;
  error?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-invalid={Boolean(error)}
      className={className}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {label && <legend className={labelHidden ? 'visually-hidden' : `text-h3 ${styles.legend}`}>{label}</legend>}
      <div className={styles.options} data-variant={variant} data-columns={columns}>
        {options.map((option) => (
          <div key={option.value} className={styles.option}>
            <label className={styles.choice} data-row onChange={() => onChange(option.value)}>
              <Radio
                className={styles.dot}
                name={name ?? id}
                value={option.value}
                checked={value === option.value}
                disabled={option.disabled}
              />
              {option.icon &&
                (variant === 'cards' ? <IconTile icon={option.icon} tinted={value === option.value} /> : <Icon of={option.icon} />)}
              <span className={styles.words}>
                {option.label}
                {option.text && <span className={`text-meta ${styles.text}`}>{option.text}</span>}
              </span>
              {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
            </label>
            {option.beside && <div className={styles.beside}>{option.beside}</div>}
            {option.extra && value === option.value && <div className={styles.extra}>{option.extra}</div>}
          </div>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={`text-error ${styles.error}`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

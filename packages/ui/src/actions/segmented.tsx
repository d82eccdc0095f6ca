import { useId, type ReactNode } from 'react';
import { Radio } from '../forms/radio.tsx';
import { Icon, type Glyph } from './icon.tsx';
import * as styles from './segmented.module.css';

/** Two or three alternatives side by side, for a form value: delivery or take away. `Tabs` switches panels instead. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: {
  label: string;
  options: readonly { value: Value; label: ReactNode; text?: ReactNode; icon?: Glyph; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment} onChange={() => onChange(option.value)}>
            <Radio
              className="stretched-input"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
            />
            {option.icon && <Icon of={option.icon} className={styles.icon} />}
            <span className={styles.words}>
              {option.label}
              {option.text && <span className={styles.text}>{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

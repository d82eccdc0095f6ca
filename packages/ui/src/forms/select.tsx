import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field, splitField, type FieldProps } from './field.tsx';
import { Icon } from '../actions/icon.tsx';
import * as styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** A native select; all attributes of `<select>` pass through. `placeholder` is a first option that cannot be chosen. */
export function Select({
  options,
  placeholder,
  ...props
}: Omit<ComponentProps<'select'>, 'style' | 'className' | 'children'> &
  Omit<FieldProps, 'end'> & { options: readonly SelectOption[]; placeholder?: string }) {
  const { field, control } = splitField(props);
  return (
    <Field {...field} end={<Icon of={ChevronDown} className={styles.arrow} />}>
      {(own) => (
        <select {...control} {...own} className={`${own.className} ${styles.select}`}>
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

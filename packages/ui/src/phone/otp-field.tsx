import { useId, useState, type Ref } from 'react';
import { useComplaint } from '../forms/use-complaint.ts';
import { otpDigits } from './otp.ts';
import * as styles from './otp-field.module.css';

/** A one-time code: one real input, which accepts pasting and autofill, with its digits shown in cells. */
export function OtpField({
  label,
  labelHidden,
  value,
  onChange,
  onComplete,
  onEnter,
  length = 6,
  error,
  hint,
  disabled,
  autoFocus,
  name,
  ref,
}: {
  label: string;
  labelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Called when the last digit is entered. */
  onComplete?: (value: string) => void;
  /** Called by Enter; a disabled submit button keeps the form from hearing of it. */
  onEnter?: () => void;
  length?: number;
  error?: string;
  hint?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const { onInvalid, key, role } = useComplaint();
  const [focused, setFocused] = useState(false);
  const current = focused ? Math.min(value.length, length - 1) : -1;
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.cells} dir="ltr">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={styles.cell}
            data-filled={value[index] ? '' : undefined}
            data-current={index === current ? '' : undefined}
            aria-hidden
          >
            {value[index]}
          </span>
        ))}
        <input
          id={id}
          ref={ref}
          name={name}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          autoFocus={autoFocus}
          disabled={disabled}
          aria-invalid={Boolean(error)}
          onInvalid={onInvalid}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
          value={value}
          onFocus={(event) => {
            setFocused(true);
            event.target.setSelectionRange(value.length, value.length);
          }}
          onBlur={() => setFocused(false)}
          onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
          onChange={(event) => {
            const next = otpDigits(event.target.value, length);
            if (next === value) return;
            onChange(next);
            if (next.length === length) onComplete?.(next);
          }}
        />
      </div>
      {error ? (
        <p key={key} id={`${id}-error`} className={styles.error} role={role}>
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

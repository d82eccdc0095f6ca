import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { toLatinDigits } from '@bozor/domain/words/latin-digits.ts';
import * as styles from './code-field.module.css';

export const CODE_DIGITS = 4;

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Four digits, on the keyboard of digits. Digits of every script are taken. */
export function CodeField({ label, value, error, onChange }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      className={styles.field}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={CODE_DIGITS}
      value={value}
      error={error}
      onChange={({ target }) => onChange(toLatinDigits(target.value).replaceAll(/\D/g, '').slice(0, CODE_DIGITS))}
    />
  );
}

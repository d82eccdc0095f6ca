import { readNumber, type NumberProblem } from '@bozor/domain/money/read-number.ts';
import { toLatinDigits } from '@bozor/domain/words/latin-digits.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState, type ComponentProps } from 'react';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'error'> & {
  readonly value: number | undefined;
  /** Gives undefined for nothing and for what is refused. */
  readonly onChange: (value: number | undefined) => void;
  /** Decimals: those of the currency by default, 0 for points. */
  readonly digits?: number;
  readonly maximum?: number | undefined;
  readonly error?: string | undefined;
};

const PROBLEMS: Readonly<Record<NumberProblem['problem'], string>> = {
  'not-a-number': text('Write digits only.'),
  'ambiguous': text('Write {example} or {other}.'),
  'negative': text('Write a number from 0.'),
  'too-many-decimals': text('Write at most {digits} decimals.'),
  'too-large': text('Write at most {maximum}.'),
};

const WHOLE = text('Write a whole number.');

/**
 * The field of every number that a person writes: money, tips, prices, points. What was typed stays as typed; what has no clear reading is
 * refused at once and marked `data-refused`, for the form not to be sent (`focusRefused`).
 */
export function NumberField({ value, onChange, digits, maximum, error, onBlur, ...props }: NumberFieldProps) {
  const { t, currency, formatNumber } = useI18n();
  const decimals = digits ?? currency.digits;
  const format = { digits: decimals, decimalMark: currency.decimalMark ?? '.', ...(maximum !== undefined && { maximum }) } as const;
  const shown = (number: number | undefined) => (number === undefined ? '' : String(number).replace('.', format.decimalMark));
  const [held, setHeld] = useState(() => ({ value, text: shown(value) }));
  if (held.value !== value) setHeld({ value, text: shown(value) }); // changed from outside
  const result = readNumber(held.text, format);
  const problem = result.ok
    ? undefined
    : t(result.problem === 'too-many-decimals' && decimals === 0 ? WHOLE : PROBLEMS[result.problem], {
        digits: decimals,
        maximum: formatNumber(maximum ?? 0),
        ...readingsOf(held.text, decimals, format.decimalMark),
      });
  return (
    <TextField
      autoComplete="off"
      maxLength={20}
      {...props}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      dir="auto"
      value={held.text}
      error={problem ?? error}
      data-refused={result.ok ? undefined : ''}
      onChange={({ target }) => {
        const next = readNumber(target.value, format);
        const number = next.ok ? next.value : undefined;
        setHeld({ value: number, text: target.value });
        if (number !== value) onChange(number);
      }}
      onBlur={(event) => {
        if (result.ok) setHeld({ value, text: shown(value) });
        onBlur?.(event);
      }}
    />
  );
}

/** Both readings of an ambiguous number, in a spelling that has one: '2505' and '2.50'. */
function readingsOf(written: string, digits: number, mark: string): { readonly example: string; readonly other: string } {
  const [, whole = '', rest = ''] = /^(.*)\D(\d*)$/.exec(toLatinDigits(written).trim()) ?? [];
  const front = whole.replace(/\D/g, '');
  return { example: front + rest, other: front + mark + rest.slice(0, digits) };
}

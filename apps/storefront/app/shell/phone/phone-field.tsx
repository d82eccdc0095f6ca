import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { leavePhone, rereadPhone, typePhone, type PhoneText } from '@bozor/domain/identity/phone-typing.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { useCountry } from '../../platform/settings/country.ts';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
  ref?: (input: HTMLInputElement | null) => void;
};

/**
 * The phone field of every form. `value` is E.164 once the number exists, and what was typed until then; national numbers are those of the
 * chosen country.
 */
export function PhoneField({ value, onChange, onBlur, ref, ...props }: PhoneFieldProps) {
  const { code: country, dialCode } = useCountry();
  const [held, setHeld] = useState(() => holding(value));
  if (held.value !== value) setHeld(holding(value)); // changed from outside
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  usePreservedCaret(input, caret);
  const take = (next: Held) => {
    setHeld(next);
    if (next.value !== value) onChange(next.value);
  };
  const readAgain = useEffectEvent(() => take(rereadPhone(held, country)));
  const readIn = useRef(country);
  useEffect(() => {
    if (readIn.current === country) return;
    readIn.current = country;
    readAgain();
  }, [country]);
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      placeholder={country === 'UZ' ? '+998 90 123 45 67' : dialCode}
      {...props}
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
      type="tel"
      value={held.text}
      onChange={({ target }) => {
        const next = typePhone({ text: target.value, caret: target.selectionStart ?? undefined, before: held, country });
        caret.current = next.caret;
        take(next);
      }}
      onBlur={(event) => {
        const text = leavePhone(held.text, country);
        setHeld({ ...held, text, typed: text === held.text ? held.typed : text });
        onBlur?.(event);
      }}
    />
  );
}

interface Held extends PhoneText {
  readonly value: string;
}

function holding(value: string): Held {
  const text = formatPhone(value);
  return { value, text, typed: text };
}

/** React moves the caret to the end when it sets a text that differs from the typed one. */
function usePreservedCaret(input: RefObject<HTMLInputElement | null>, caret: RefObject<number | null>) {
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
}

import { useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { Field, splitField, type FieldProps } from '../forms/field.tsx';
import { usePhoneCode } from './phone-code.tsx';
import { groupPhone, maskPhone, phoneValue } from './phone-mask.ts';

/** A phone number, grouped while typing. `value` and `onChange` use the form `+998901234567`. */
export function PhoneField({
  value,
  onChange,
  ...props
}: Omit<ComponentProps<'input'>, 'style' | 'className' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'ref'> &
  FieldProps & { value: string; onChange: (value: string) => void; ref?: (input: HTMLInputElement | null) => void }) {
  const { field, control } = splitField(props);
  const { ref, ...attributes } = control;
  const code = usePhoneCode();
  const [text, setText] = useState(() => groupPhone(phoneValue(value, code)));
  if (phoneValue(text, code) !== phoneValue(value, code)) setText(groupPhone(phoneValue(value, code))); // changed from outside
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  usePreservedCaret(input, caret);
  return (
    <Field {...field}>
      {(own) => (
        <input
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          placeholder={code === '998' ? '+998 90 123 45 67' : `+${code}`}
          {...attributes}
          {...own}
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          type="tel"
          value={text}
          onChange={(event) => {
            const masked = maskPhone(event.target.value, event.target.selectionStart ?? undefined, code);
            caret.current = masked.caret;
            setText(masked.text);
            if (masked.value !== value) onChange(masked.value);
          }}
        />
      )}
    </Field>
  );
}

/** React moves the caret to the end when it sets a text that differs from the typed one. */
function usePreservedCaret(input: RefObject<HTMLInputElement | null>, caret: RefObject<number | null>) {
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
}

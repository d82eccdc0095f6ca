import { pinProblem } from '@bozor/domain/staff/pins.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PIN_FAULTS } from '../../frame/pins/use-new-pin.ts';

interface PinFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (pin: string) => void;
}

/** A first PIN, in clear: it is told to the person, who replaces it. */
export function PinField({ value, error, onChange }: PinFieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      label={t('First PIN')}
      hint={t('4 to 6 digits. The person chooses their own at the first use.')}
      name="pin"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={6}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Sentence for what is wrong with a PIN, in English; undefined where nothing is. */
export function pinFault(pin: string): string | undefined {
  const problem = pinProblem(pin);
  return problem && PIN_FAULTS[problem];
}

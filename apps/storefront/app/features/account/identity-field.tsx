import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Input for the phone or e-mail of an account. */
export function IdentityField({
  value,
  error,
  onChange,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useI18n();
  return (
    <TextField
      label={t('Email or phone')}
      name="email_or_phone"
      value={value}
      error={error}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={255}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

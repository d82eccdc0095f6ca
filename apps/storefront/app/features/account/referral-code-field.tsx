import { TextField } from '@bozor/ui/forms/text-field.tsx';
import type { ComponentProps } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onChange'>;

/** Optional code of the customer who recommended the shop; nothing where referrals earn nothing. */
export function ReferralCodeField(props: FieldProps) {
  const { t } = useI18n();
  const { ref_earning_status, customer_wallet_status } = useConfig();
  if (ref_earning_status !== 1 || customer_wallet_status !== 1) return null;
  return (
    <TextField label={t('Referral code')} aside={t('optional')} maxLength={20} autoComplete="off" autoCapitalize="characters" {...props} />
  );
}

import { calls } from '@bozor/contract/shop/calls.ts';
import { unitOf } from '@bozor/domain/money/currency.ts';
import { convertPoints } from '@bozor/domain/wallet/convert-points.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { toast } from '@bozor/ui/overlays/toast.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState, type SubmitEvent } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { NumberField } from '../../shell/number/number-field.tsx';
import { focusRefusedField } from '@bozor/web/forms/focus-field.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useIntentionKey } from '@bozor/web/api/idempotency-key.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './exchange-form.module.css';

const PROBLEMS = {
  'points-too-few': text('You can exchange from {minimum} points.'),
  'points-not-enough': text('You do not have so many points.'),
} as const;

/** Exchanges points for wallet money; the amount is predicted by the same rule as the server's. */
export function ExchangeForm({ balance }: { readonly balance: number }) {
  const { t, formatMoney, formatNumber } = useI18n();
  const { loyalty_point_minimum: minimum, loyalty_point_exchange_rate: rate, digit_after_decimal_point: digits } = useConfig();
  const rule = { balance, minimum, minorPerPoint: unitOf({ digits }) / rate };
  const [written, setWritten] = useState<number | undefined>(() => Math.max(minimum, balance));
  const { form, errors, refuse, clear } = useFormErrors();
  const { mutate, isPending } = useApiMutation(calls.wallet.transferPoints, {
    quiet: true,
    changes: [calls.wallet.points, calls.wallet.transactions, calls.customer.info],
    idempotencyKey: useIntentionKey(),
    onSuccess: ({ message }) => toast({ id: 'points', kind: 'success', title: message }),
  });
  const points = written ?? 0;
  const converted = convertPoints(points, rule);
  const isPoor = balance < minimum;
  const problem = converted.ok ? undefined : t(PROBLEMS[converted.problem], { minimum: formatNumber(minimum) });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (converted.ok) mutate({ body: { point: points } }, { onError: refuse });
    else focusRefusedField(form.current?.querySelector('input'));
  };
  if (isPoor) return <p className={styles.note}>{problem}</p>;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.sums}>
        <NumberField
          className={styles.points}
          label={t('Exchange, points')}
          name="point"
          digits={0}
          value={written}
          error={errors['point'] ?? errors[''] ?? problem}
          onChange={(next) => {
            setWritten(next);
            clear('point');
          }}
        />
        <Icon of={ArrowRight} flip className={styles.arrow} />
        <p className={styles.money}>
          <span className={styles.label}>{t('To the wallet')}</span>
          <output className={styles.sum}>{converted.ok ? formatMoney(converted.value) : '\u2014'}</output>
        </p>
      </div>
      <Button type="submit" wide size={54} busy={isPending} className={styles.move}>
        {t('Move to the wallet')}
      </Button>
      <p className={styles.note}>{t('At least {minimum} points at a time.', { minimum: formatNumber(minimum) })}</p>
    </form>
  );
}

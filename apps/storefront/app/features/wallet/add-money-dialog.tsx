import { calls } from '@bozor/contract/shop/calls.ts';
import type { WalletBonus } from '@bozor/contract/shop/customers/wallet.ts';
import { fromJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { checkTopUp, topUpBonus, type TopUpBonus } from '@bozor/domain/wallet/top-up.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import Gift from 'lucide-react/icons/gift';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useConfig } from '../../platform/settings/config.ts';
import { NumberField } from '../../shell/number/number-field.tsx';
import { openDocument } from '@bozor/web/navigation/open-document.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useIntentionKey } from '@bozor/web/api/idempotency-key.ts';
import type { OverlayControls } from '@bozor/web/overlays/overlays.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { focusRefusedField } from '@bozor/web/forms/focus-field.ts';
import { useAfterRender } from '@bozor/web/forms/use-after-render.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './add-money-dialog.module.css';
import { walletBonuses } from './wallet-queries.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Asks for the amount to add to the wallet, then goes on to payment. */
    'add-money': object;
  }
}

/** Suggested amounts, as multiples of the minimum. */
const USUAL_SUMS = [5, 10, 20, 50];
const FORM = 'add-money';

/** Amount to add and its bonus, predicted by the same rule as the server's. */
export function AddMoneyDialog({ open, close, closed }: OverlayControls) {
  const { t, formatMoney, formatPrice } = useI18n();
  const {
    add_fund_minimum: minimum,
    add_fund_maximum: maximum,
    digit_after_decimal_point: digits,
    payment_gateways: gateways,
  } = useConfig();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const afterRender = useAfterRender();
  const [written, setWritten] = useState<number>();
  const [chosen, setChosen] = useState<string>();
  const gateway = chosen ?? gateways[0]?.gateway ?? '';
  const { form, errors, refuse, fault, clear } = useFormErrors();
  const { data } = useApiQuery(walletBonuses());
  const bonuses = data?.bonuses ?? [];
  const { mutate, isPending } = useApiMutation(calls.wallet.addFund, {
    quiet: true,
    idempotencyKey: useIntentionKey(),
    onSuccess: ({ redirect_url: to }) => {
      if (!to.startsWith('/')) return void openDocument(to);
      close();
      void navigate(to);
    },
  });
  const minor = (amount: number) => {
    const read = fromJsonAmount(amount, digits);
    return (read.ok ? read.value : 0) as Minor;
  };
  const amount = minor(written ?? 0);
  const isFine = checkTopUp(amount, { minimumMinor: minor(minimum), maximumMinor: minor(maximum) }).ok;
  const bonus = isFine
    ? topUpBonus(
        amount,
        bonuses.map((offer) => ruleOf(offer, minor)),
      )
    : 0;
  const write = (sum: number | undefined) => {
    setWritten(sum);
    clear('amount');
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFine && written !== undefined) return mutate({ body: { amount: written, payment_method: gateway } }, { onError: refuse });
    fault('amount', t('Choose an amount from {minimum} to {maximum}.', { minimum: formatPrice(minimum), maximum: formatPrice(maximum) }));
    afterRender(() => focusRefusedField(field.current));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      initialFocus={field}
      title={t('Add money to the wallet')}
      closeLabel={t('Close')}
      foot={
        <Button type="submit" form={FORM} size={54} wide busy={isPending}>
          {isFine ? t('Pay {amount}', { amount: formatMoney(amount) }) : t('Go on to pay')}
        </Button>
      }
    >
      <form ref={form} id={FORM} className={styles.form} noValidate onSubmit={submit}>
        {(errors[''] ?? errors['payment_method']) !== undefined && (
          <Notice kind="danger" live>
            {errors[''] ?? errors['payment_method']}
          </Notice>
        )}
        <NumberField
          ref={field}
          label={t('Amount')}
          name="amount"
          hint={
            errors['amount'] === undefined &&
            t('From {minimum} to {maximum}', { minimum: formatPrice(minimum), maximum: formatPrice(maximum) })
          }
          value={written}
          error={errors['amount']}
          onChange={write}
        />
        <ChipChoice
          label={t('Usual amounts')}
          labelHidden
          value={written === undefined ? '' : String(written)}
          onChange={(sum) => write(Number(sum))}
          options={USUAL_SUMS.map((times) => times * minimum)
            .filter((sum) => sum <= maximum)
            .map((sum) => ({ value: String(sum), label: <bdi>{formatPrice(sum)}</bdi> }))}
        />
        {gateways.length > 1 && (
          <RadioGroup
            label={t('Payment Method')}
            value={gateway}
            onChange={setChosen}
            options={gateways.map(({ gateway: value, title }) => ({ value, label: title }))}
          />
        )}
        {bonuses.length > 0 && (
          <ul className={styles.offers} aria-label={t('Bonuses')}>
            {bonuses.map(({ id, title, description }) => (
              <li key={id} className={styles.offer}>
                <Icon of={Gift} className={styles.gift} />
                <span className={styles.words}>
                  <b>{title}</b>
                  <span className={styles.about}>{description}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        <output className={styles.sum}>
          {bonus > 0 &&
            t('{bonus} on top: {sum} goes into the wallet', {
              bonus: formatMoney(bonus as Minor),
              sum: formatMoney((amount + bonus) as Minor),
            })}
        </output>
      </form>
    </Dialog>
  );
}

/** A bonus offer in minor units, as the domain rule reads it. */
function ruleOf(
  { bonus_type: type, bonus_amount: bonus, minimum_add_amount: least, maximum_bonus_amount: most }: WalletBonus,
  minor: (amount: number) => Minor,
): TopUpBonus {
  const given = type === 'percent' ? { type, bonusPercent: bonus } : { type, bonusMinor: minor(bonus) };
  return { ...given, minimumMinor: minor(least), maximumMinor: most === null ? null : minor(most) };
}

import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { useId, type ReactNode } from 'react';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import type { Method } from './chosen-method.ts';
import { CardSign, CashSign, TransferSign, WalletSign } from './payment-signs.tsx';
import { WalletPart } from './wallet-part.tsx';
import * as styles from './payment-card.module.css';

const METHODS = {
  cash_on_delivery: { label: text('Cash on delivery'), icon: CashSign },
  digital_payment: { label: text('Card online'), icon: CardSign },
  wallet: { label: text('Wallet'), icon: WalletSign },
  offline_payment: { label: text('Offline payment'), icon: TransferSign },
} as const;

/** Common banknotes in units of the currency; only those above the amount are offered. */
const NOTES = [50_000, 100_000, 200_000, 500_000, 1_000_000];

/** Said where none of the payment methods can be taken, and the quote does not say why. */
export const NO_WAY_TO_PAY = text('There is no way to pay for this order here. Change the address, or choose how you get it anew.');

/** The payment methods that are offered here; one that cannot be taken now shows its reason. */
export function PaymentCard({
  quote,
  method,
  partial,
  changeFrom,
  change,
  error,
  offline,
}: {
  readonly quote: Quote;
  readonly method: Method | undefined;
  /** The wallet pays a part; undefined where none is offered. */
  readonly partial?: boolean;
  /** Banknote the customer pays with, decimal amount. */
  readonly changeFrom: number | undefined;
  readonly change: (changes: {
    readonly changeFrom?: number | undefined;
    readonly paymentMethod?: Method;
    readonly partial?: boolean;
  }) => void;
  readonly error: string | undefined;
  /** Fields of a transfer, where they can be filled in now. */
  readonly offline?: ReactNode;
}) {
  const { t, formatPrice } = useI18n();
  const id = useId();
  const offered = quote.payment_options.filter(({ is_offered: isOffered }) => isOffered !== false);
  const noWay = quote.obstacles.find(({ field }) => field === 'payment_method')?.message ?? t(NO_WAY_TO_PAY);
  const isCollected = quote.order_type === 'take_away';
  const notes = NOTES.filter((note) => note > quote.payable_amount).slice(0, 3);
  const changeNotes = notes.length > 0 && !isCollected && (
    <ChipChoice
      label={t('I need change from')}
      size={36}
      value={String(changeFrom ?? 0)}
      options={[
        { value: '0', label: t('No change needed') },
        ...notes.map((note) => ({ value: String(note), label: <bdi>{formatPrice(note)}</bdi> })),
      ]}
      onChange={(note) => change({ changeFrom: note === '0' ? undefined : Number(note) })}
    />
  );
  const balance = (
    <>
      {t('Balance')} <bdi>{formatPrice(quote.wallet_balance)}</bdi>
    </>
  );
  const [gateway] = useConfig().payment_gateways;
  const texts: Partial<Record<Method, ReactNode>> = {
    wallet: balance,
    digital_payment: gateway && <bdi className={styles.mark}>{gateway.title}</bdi>,
  };
  const extras: Partial<Record<Method, ReactNode>> = { cash_on_delivery: changeNotes, offline_payment: offline };
  return (
    <CheckoutCard title={t('Payment Method')} choiceId={id}>
      {partial !== undefined && <WalletPart quote={quote} partial={partial} change={change} />}
      <RadioGroup
        labelledBy={id}
        value={method}
        error={error ?? (method === undefined ? noWay : undefined)}
        options={offered.map((option) => ({
          value: option.payment_method,
          label:
            isCollected && option.payment_method === 'cash_on_delivery'
              ? t('Cash at the counter')
              : t(METHODS[option.payment_method].label),
          icon: METHODS[option.payment_method].icon,
          text: option.reason ?? texts[option.payment_method],
          disabled: !option.available,
          end: option.payment_method === method ? <bdi>{formatPrice(quote.payable_amount)}</bdi> : undefined,
          extra: extras[option.payment_method] || undefined,
        }))}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
    </CheckoutCard>
  );
}

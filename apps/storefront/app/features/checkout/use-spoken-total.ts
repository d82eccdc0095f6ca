import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';

type Totals = Pick<Quote, 'order_amount' | 'payable_amount' | 'wallet_amount' | 'coupon'>;

/** Announces the total by its name when it changes, with the coupon that changed it, and the rest beside the wallet's part. */
export function useSpokenTotal(quote: Totals | undefined): void {
  const { t, formatPrice } = useI18n();
  const spoken = useRef(quote);
  const speak = useEffectEvent((next: Totals) => {
    const before = spoken.current;
    spoken.current = next;
    if (before && figuresOf(before) === figuresOf(next)) return;
    const total = formatPrice(next.order_amount);
    const hasPart = next.wallet_amount > 0 && next.payable_amount > 0;
    const coupon = next.coupon?.code === before?.coupon?.code ? null : next.coupon;
    announce(
      [
        !coupon
          ? t('Total {total}', { total })
          : coupon.free_delivery
            ? t('Coupon {code}, free delivery. Total {total}', { code: coupon.code, total })
            : t('Coupon {code}, minus {amount}. Total {total}', { code: coupon.code, amount: formatPrice(coupon.discount_amount), total }),
        ...(hasPart ? [t('{amount} left to pay', { amount: formatPrice(next.payable_amount) })] : []),
      ].join('. '),
    );
  });
  useEffect(() => {
    if (quote && quote !== spoken.current) speak(quote);
  }, [quote]);
}

const figuresOf = ({ order_amount: total, payable_amount: due, coupon }: Totals) => [total, due, coupon?.code].join(' ');

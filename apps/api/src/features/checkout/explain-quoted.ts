import { writeDecimals } from '@bozor/domain/words/decimal-mark.ts';
import { explainCharge, type ChargeReason } from '@bozor/domain/checkout/explain-charge.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { currencyOf, type Settings } from '../../platform/settings/settings.ts';
import type { Words } from '../../platform/words/words.ts';
import { FREE_BY, TAX_WORDS } from '../orders/charge-words.ts';
import { kilometres } from '../orders/kilometres.ts';
import type { Explain } from '../orders/present-charges.ts';
import type { PreparedOrder } from './prepared-order.ts';

export interface Presenting {
  readonly locale: Locale;
  readonly settings: Settings;
  readonly words: Words;
}

/** Explains each charge of a quote and how to lower it. */
export function explainQuoted(
  { bill, tax, coupon }: Pick<PreparedOrder, 'bill' | 'tax' | 'coupon'>,
  { locale, settings, words }: Presenting,
): Explain {
  const translate = (text: string, values?: Record<string, string | number>) => words.translate(locale, text, values);
  const money = (amount: Minor) => formatAmount(amount, currencyOf(settings, locale));
  return (kind) => {
    const reasons = explainCharge(kind, bill, { tax, couponCode: coupon?.row.code });
    const described = reasons.map((reason) => describe(reason, { translate, money, locale }));
    return {
      explanation: described.flatMap(({ explanation }) => explanation ?? []).join(', ') || null,
      lower_by: described.find(({ lowerBy }) => lowerBy)?.lowerBy ?? null,
    };
  };
}

type TranslateText = (text: string, values?: Record<string, string | number>) => string;

interface Describing {
  readonly translate: TranslateText;
  readonly money: (amount: Minor) => string;
  readonly locale: Locale;
}

function describe(reason: ChargeReason, { translate, money, locale }: Describing): { explanation?: string; lowerBy?: string } {
  switch (reason.reason) {
    case 'free-delivery':
      return { explanation: translate(FREE_BY[reason.by]) };
    case 'distance':
      return {
        explanation: translate('{base} + {distance} for {km} km', {
          base: money(reason.baseMinor),
          distance: money(reason.distanceMinor),
          km: kilometres(reason.metres, locale),
        }),
      };
    case 'fee-bound':
      return { explanation: translate(reason.bound === 'minimum' ? 'the least it costs here' : 'never more than this') };
    case 'busy':
      return { explanation: translate('{amount} because it is busy now', { amount: money(reason.surgeMinor) }) };
    case 'lower-by-adding':
      return { lowerBy: translate('{amount} more for free delivery', { amount: money(reason.moreMinor) }) };
    case 'tax':
      return {
        explanation: translate(reason.isInclusive ? TAX_WORDS.included : TAX_WORDS.onTop, {
          percent: writeDecimals(reason.percent, locale),
        }),
      };
    case 'coupon':
      return { explanation: reason.code };
  }
}

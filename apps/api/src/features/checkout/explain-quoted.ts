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
    const joined = (part: keyof Described) => described.flatMap((each) => each[part] ?? []).join(', ') || null;
    return { explanation: joined('explanation'), calculation: joined('calculation'), lower_by: joined('lowerBy') };
  };
}

type TranslateText = (text: string, values?: Record<string, string | number>) => string;

interface Describing {
  readonly translate: TranslateText;
  readonly money: (amount: Minor) => string;
  readonly locale: Locale;
}

interface Described {
  readonly explanation?: string;
  readonly calculation?: string;
  readonly lowerBy?: string;
}

function describe(reason: ChargeReason, { translate, money, locale }: Describing): Described {
  switch (reason.reason) {
    case 'free-delivery':
      return { explanation: translate(FREE_BY[reason.by]) };
    case 'distance': {
      const km = kilometres(reason.metres, locale);
      const [base, distance] = [money(reason.baseMinor), money(reason.distanceMinor)];
      return {
        explanation: translate('{km} km', { km }),
        calculation: translate('{base} + {distance} for {km} km (straight line × 1.3)', { base, distance, km }),
      };
    }
    case 'fee-bound':
      return { calculation: translate(reason.bound === 'minimum' ? 'the least it costs here' : 'never more than this') };
    case 'busy':
      return {
        explanation: translate('busy now'),
        calculation: translate('{amount} because it is busy now', { amount: money(reason.surgeMinor) }),
      };
    case 'rounded':
      return { calculation: translate('rounding {amount}', { amount: money(reason.roundingMinor) }) };
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

import { API } from '@bozor/contract/operator/routes.ts';
import { mayTakeCash } from '@bozor/domain/couriers/choose-courier.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { fromJsonAmount, nearestMinor, toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { currencyOf, type Settings } from '../../platform/settings/settings.ts';
import { insertHandIn, lockCourier, readBalance, type CashBalance } from './cash-store.ts';
import { requestForFree } from './duty.ts';

/** Cash in hand and its limit. */
export interface CashInHand {
  readonly inHandMinor: Minor;
  readonly limitMinor: Minor;
  readonly isOverLimit: boolean;
}

export function cashInHand({ in_hand_minor, cash_limit_minor }: CashBalance, settings: Pick<Settings, 'courier_cash_limit'>): CashInHand {
  const inHandMinor = in_hand_minor as Minor;
  const limitMinor = (cash_limit_minor ?? settings.courier_cash_limit) as Minor;
  return { inHandMinor, limitMinor, isOverLimit: !mayTakeCash({ cashInHandMinor: inHandMinor, cashLimitMinor: limitMinor }) };
}

interface HandIn {
  readonly courierId: number;
  readonly amount: number;
  /** Cash of the courier when it was counted. */
  readonly seenInHand: number | undefined;
  readonly locale: Locale;
}

/**
 * Books cash that a courier hands in, and offers them the orders that wait. Where what was counted is no longer in hand, the press before has
 * booked it, and this one gets the present state.
 */
export async function handInCash(
  api: Pick<Api, 'db' | 'settings'>,
  actor: Staff<'all'>,
  { courierId, amount, seenInHand, locale }: HandIn,
): Promise<CashInHand> {
  const settings = await api.settings.read();
  const digits = settings.digit_after_decimal_point;
  const parsed = fromJsonAmount(amount, digits);
  if (!parsed.ok || parsed.value <= 0) throw refuse(API.couriers.handIn, 'amount-required', { field: 'amount' });
  return inTransaction(api.db, async (trx) => {
    if (!(await lockCourier(trx, courierId))) throw refuse(API.couriers.handIn, 'courier-not-found');
    const before = await readBalance(trx, courierId);
    if (seenInHand !== undefined && nearestMinor(seenInHand, digits) !== before.in_hand_minor) return cashInHand(before, settings);
    if (parsed.value > before.in_hand_minor)
      throw refuse(API.couriers.handIn, 'more-than-in-hand', {
        field: 'amount',
        values: { amount: formatAmount(before.in_hand_minor as Minor, currencyOf(settings, locale)) },
      });
    await insertHandIn(trx, { courierId, amountMinor: parsed.value, staffId: actor.staffId });
    await writeAudit(trx, {
      staff: actor,
      action: 'courier.cash_in',
      subject: 'courier',
      subjectId: courierId,
      before: { in_hand: toJsonAmount(before.in_hand_minor as Minor, digits) },
      after: { in_hand: toJsonAmount((before.in_hand_minor - parsed.value) as Minor, digits) },
    });
    await requestForFree(trx);
    return cashInHand({ ...before, in_hand_minor: before.in_hand_minor - parsed.value }, settings);
  });
}

import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import { useCallback, useState } from 'react';
import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';
import { keepBillChoices } from '../cart/bill-choices.ts';
import { NO_PAYMENT_DETAILS, readPaymentDetails, type OfflinePaymentDetails } from './offline-payment-details.ts';

/** The input of the checkout so far. Stored per tab, so that an error, a reload or a detour through the shop loses nothing. */
export interface CheckoutDraft {
  readonly orderType: Exclude<OrderType, 'parcel'>;
  /** ISO start of the chosen slot; undefined means as soon as possible. */
  readonly scheduleAt: string | undefined;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** home, office, other or the customer's own label; empty while only a place is picked. */
  readonly addressType: string;
  /** Address that house and floor belong to; empty while they were typed without one. */
  readonly doorOf: string;
  readonly house: string;
  readonly floor: string;
  readonly road: string;
  /** Address note for the courier. */
  readonly instruction: string;
  readonly note: string;
  readonly soldOut: SoldOutPlan;
  /** Decimal amount. */
  readonly tip: number;
  readonly coupon: string;
  /** The wallet pays as far as it goes, the payment method the rest. */
  readonly partial: boolean;
  /** Banknote the customer pays with, decimal amount. */
  readonly changeFrom: number | undefined;
  /** The customer's choice; the checkout uses another method where this one is unavailable. */
  readonly paymentMethod: string;
  readonly offline: OfflinePaymentDetails;
}

export const SOLD_OUT_PLANS = ['call_me', 'best_match', 'remove', 'cancel_order'] as const;
type SoldOutPlan = (typeof SOLD_OUT_PLANS)[number];

/** Fields of one order, empty again for the next. */
const EMPTY_ORDER = {
  scheduleAt: undefined,
  note: '',
  tip: 0,
  coupon: '',
  partial: false,
  changeFrom: undefined,
  offline: NO_PAYMENT_DETAILS,
} satisfies Partial<CheckoutDraft>;

/** Fields that stay for the next order: who gets it, where, and in which way. */
const EMPTY_CUSTOMER: Omit<CheckoutDraft, keyof typeof EMPTY_ORDER> = {
  orderType: 'delivery',
  name: '',
  phone: '',
  email: '',
  addressType: '',
  doorOf: '',
  house: '',
  floor: '',
  road: '',
  instruction: '',
  soldOut: 'call_me',
  paymentMethod: '',
};

const EMPTY: CheckoutDraft = { ...EMPTY_CUSTOMER, ...EMPTY_ORDER };
const storage = sessionStorageValue(
  'checkout-draft',
  (value): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null,
);

/** The cart's bill follows the draft. */
function keep(draft: CheckoutDraft): void {
  storage.write({ ...draft });
  keepBillChoices(draft);
}

export type ChangeDraft = (changes: Partial<CheckoutDraft>) => void;

export function useCheckoutDraft(): readonly [CheckoutDraft, ChangeDraft] {
  const [draft, setDraft] = useState(readDraft);
  const change = useCallback<ChangeDraft>((changes) => {
    setDraft((before) => {
      const after = { ...before, ...changes };
      keep(after);
      return after;
    });
  }, []);
  return [draft, change];
}

/** Clears the order's own fields after placing and keeps contact and address for the next order. The page being left keeps its state. */
export function settleDraft(): void {
  keep({ ...readDraft(), ...EMPTY_ORDER });
}

/** Reads the stored draft; a part of the wrong type falls back to empty. */
export function readDraft(): CheckoutDraft {
  const stored = storage.read() ?? {};
  const known = Object.entries(EMPTY).map(([name, usual]) => {
    const value = stored[name];
    return [name, typeof value === typeof usual || usual === undefined ? value : usual];
  });
  const draft = Object.fromEntries(known) as CheckoutDraft;
  return {
    ...draft,
    scheduleAt: isAhead(draft.scheduleAt) ? draft.scheduleAt : undefined,
    changeFrom: typeof draft.changeFrom === 'number' ? draft.changeFrom : undefined,
    offline: readPaymentDetails(draft.offline),
    orderType: draft.orderType === 'take_away' ? 'take_away' : 'delivery',
    soldOut: SOLD_OUT_PLANS.find((plan) => plan === draft.soldOut) ?? EMPTY.soldOut,
  };
}

/** A slot that has begun since it was chosen counts as none, and so does text that is no timestamp. */
function isAhead(moment: unknown): boolean {
  return typeof moment === 'string' && Date.parse(moment) > Date.now();
}

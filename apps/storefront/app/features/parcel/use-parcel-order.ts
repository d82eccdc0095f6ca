import { calls } from '@bozor/contract/shop/calls.ts';
import type { ParcelCategory } from '@bozor/contract/shop/orders/parcel.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type RefObject } from 'react';
import { allOf } from '@bozor/web/api/query.ts';
import { FIELD_TEXTS } from '@bozor/web/forms/field-texts.ts';
import { focusRefused } from '@bozor/web/forms/focus-field.ts';
import { storeGuestContact } from '../../platform/session/guest-contact.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { useSession } from '../../platform/session/session.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { chosenMethod } from '../checkout/chosen-method.ts';
import { NO_WAY_TO_PAY } from '../checkout/payment-card.tsx';
import { usePlaceOrder } from '../checkout/use-place-order.ts';
import { useQuote } from '../checkout/use-quote.ts';
import { useSpokenTotal } from '../checkout/use-spoken-total.ts';
import { useRefusals, type FieldErrors } from '../checkout/use-refusals.ts';
import { useSubmitWhenQuoted, type ConfirmAmount } from '../checkout/use-submit-when-quoted.ts';
import { checkParcel } from './check-parcel.ts';
import { parcelBody, usePriceBody } from './parcel-body.ts';
import { useParcelDraft, type ParcelEndpoint, type ParcelSide } from './parcel-draft.ts';
import { PARCEL_STEPS, stepOf, type ParcelStep } from './parcel-step.ts';
import { useKnownSender } from './use-known-sender.ts';

export const KIND = 'parcel.parcel_category_id';

export type ParcelOrder = ReturnType<typeof useParcelOrder>;

/** State of the parcel form: draft, quote, errors, and sending. `form` contains its fields, `reveal` focuses the first of some. */
export function useParcelOrder(
  kind: ParcelCategory | undefined,
  form: RefObject<HTMLDivElement | null>,
  reveal: (fields: readonly string[]) => void,
) {
  const { t } = useI18n();
  const [draft, change, settle] = useParcelDraft();
  const { isSignedIn } = useSession();
  const { guest_checkout_status: guestCheckout } = useConfig();
  const [errors, setErrors] = useState<FieldErrors>({});
  const clearErrors = useCallback((fields: readonly string[]) => setErrors((before) => without(before, fields)), []);
  const changeEndpoint = useCallback(
    (side: ParcelSide, changes: Partial<ParcelEndpoint>) => {
      change((before) => ({ [side]: { ...before[side], ...changes } }));
      clearErrors(fieldsOf(side, changes));
    },
    [change, clearErrors],
  );
  useKnownSender(
    draft.sender,
    useCallback((changes) => changeEndpoint('sender', changes), [changeEndpoint]),
  );
  const body = usePriceBody(draft, kind?.id);
  const reading = useQuote(body);
  const { quote } = reading;
  useSpokenTotal(quote);
  const method = quote && chosenMethod(quote, draft.paymentMethod);

  const client = useQueryClient();
  const onPlaced = useCallback(() => {
    settle();
    void client.invalidateQueries({ queryKey: allOf(calls.customer.info) });
  }, [client, settle]);
  const { placing, place, retry } = usePlaceOrder({ contactNumber: draft.sender.phone, onPlaced });
  const show = (found: FieldErrors) => {
    setErrors(found);
    reveal(Object.keys(found));
  };
  const { errorOf, message } = useRefusals({ placing, reading, errors, show, isInForm });

  const missing = () => checkParcel(draft).map(({ field, problem: code, ...values }) => [field, t(FIELD_TEXTS[code], values)] as const);
  /** The field of the form for which there is no price. */
  const refused = reading.problem?.entries.map(({ field }) => field ?? undefined).find(isInForm);

  /** Whether a step and those before it are complete; otherwise the first field that is not has the focus. */
  const check = (step: ParcelStep) => {
    if (focusRefused(form.current)) return false;
    const isDue = (field: string) => PARCEL_STEPS.indexOf(stepOf([field])!) <= PARCEL_STEPS.indexOf(step);
    const found = Object.fromEntries(missing().filter(([field]) => isDue(field)));
    show(found);
    if (Object.keys(found).length > 0) return false;
    if (refused === undefined || !isDue(refused)) return true;
    reveal([refused]);
    return false;
  };

  const submit = async (confirmAmount: ConfirmAmount) => {
    if (focusRefused(form.current)) return;
    if (!isSignedIn && guestCheckout !== 1) return openOverlay('sign-in', { then: () => {} });
    const found = Object.fromEntries(kind ? missing() : [[KIND, t('Choose what you are sending')], ...missing()]);
    show(found);
    const order = parcelBody(draft, kind?.id);
    if (Object.keys(found).length > 0 || !order) return;
    if (!quote && refused) return reveal([refused]);
    if (!quote) return void reading.ask();
    if (!method) return show({ payment_method: t(NO_WAY_TO_PAY) });
    if (!confirmAmount(quote)) return;
    if (!isSignedIn) storeGuestContact({ name: draft.sender.name, phone: draft.sender.phone, email: '' });
    await place({
      ...order,
      payment_method: method,
      quote_id: quote.quote_id,
      order_amount: quote.order_amount,
      ...(method === 'cash_on_delivery' && draft.changeFrom !== undefined && { change_from: draft.changeFrom }),
    });
  };
  const { isWaiting, isAmountChanged, send } = useSubmitWhenQuoted({ reading, submit });
  const isSending = placing.state === 'sending' || isWaiting;
  return {
    draft,
    change,
    changeEndpoint,
    check,
    hint: !kind ? t('Choose what you are sending') : body ? undefined : t('Set both doors on the map to see the price.'),
    refusal: refused === undefined ? undefined : errorOf(refused),
    clearErrors,
    reading,
    method,
    errorOf,
    message,
    placing,
    isSending,
    isAmountChanged,
    send,
    retry: () => retry(send),
  };
}

/** The server's names for the fields of an endpoint. */
const WIRE_FIELDS_OF: Readonly<Partial<Record<keyof ParcelEndpoint, readonly string[]>>> = {
  name: ['contact_person_name'],
  phone: ['contact_person_number'],
  point: ['address', 'latitude'],
};

function fieldsOf(side: ParcelSide, changes: Partial<ParcelEndpoint>): string[] {
  return Object.keys(changes).flatMap((name) =>
    (WIRE_FIELDS_OF[name as keyof ParcelEndpoint] ?? []).map((field) => `parcel.${side}.${field}`),
  );
}

function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}

/** Whether errors of a field are shown at that field. */
const isInForm = (field: string | undefined): field is string =>
  field !== undefined && (field.startsWith('parcel.') || field === 'payment_method');

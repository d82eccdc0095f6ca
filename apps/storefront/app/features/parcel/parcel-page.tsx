import type { Placed } from '@bozor/contract/checkout.ts';
import { EmptyState } from '@bozor/ui/empty-state.tsx';
import { ErrorState } from '@bozor/ui/error-state.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FIELD_TEXTS } from '../../platform/forms/field-texts.ts';
import { focusField } from '../../platform/forms/focus-field.ts';
import { useApiQuery } from '../../platform/use-api.ts';
import { useWords } from '../../platform/words/words.tsx';
import { chosenMethod } from '../checkout/chosen-method.ts';
import { CheckoutColumns } from '../checkout/checkout-columns.tsx';
import { TipCard } from '../checkout/extras-cards.tsx';
import { PaymentCard } from '../checkout/payment-card.tsx';
import { QuoteAlerts } from '../checkout/quote-alerts.tsx';
import { usePlaceOrder } from '../checkout/use-place-order.ts';
import { useQuote } from '../checkout/use-quote.ts';
import { whatFollows } from '../checkout/what-follows.ts';
import { checkParcel } from './check-parcel.ts';
import { DoorCard } from './door-card.tsx';
import { KindCard } from './kind-card.tsx';
import { ParcelBill } from './parcel-bill.tsx';
import { parcelBody, usePriceBody } from './parcel-body.ts';
import { useParcelDraft, type ParcelDoor, type ParcelSide } from './parcel-draft.ts';
import { parcelCategories } from './parcel-queries.ts';
import { TermsCard } from './terms-card.tsx';
import { useKnownSender } from './use-known-sender.ts';

/** From two doors to a parcel on its way, on one page, with every cost before the last press. */
export function ParcelPage() {
  const { t } = useWords();
  const [query, setQuery] = useSearchParams();
  const [draft, change, settle] = useParcelDraft();
  const { data: kinds, isError, refetch } = useApiQuery(parcelCategories());
  const kind = kinds?.find(({ slug }) => slug === query.get('category'));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const changeDoor = useCallback(
    (side: ParcelSide, changes: Partial<ParcelDoor>) => {
      change((before) => ({ [side]: { ...before[side], ...changes } }));
      setErrors((before) => without(before, fieldsOf(side, changes)));
    },
    [change],
  );
  useKnownSender(
    draft.sender,
    useCallback((changes) => changeDoor('sender', changes), [changeDoor]),
  );
  const reading = useQuote(usePriceBody(draft, kind?.id));
  const { quote, problem } = reading;
  const method = quote && chosenMethod(quote, draft.paymentMethod);
  const form = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  const onPlaced = useCallback(
    async (placed: Placed) => {
      settle();
      await whatFollows(placed, draft.sender.phone, navigate);
    },
    [navigate, settle, draft.sender.phone],
  );
  const { placing, place, retry } = usePlaceOrder(onPlaced);
  const refused = placing.state === 'refused' ? placing.problem : undefined;

  // What the server says of a field stands at the field; anything else above the button.
  useEffect(() => {
    if (!refused) return;
    const atFields = Object.fromEntries(refused.entries.flatMap(({ field, message }) => (isDoorField(field) ? [[field, message]] : [])));
    setErrors(atFields);
    focusField(form.current, Object.keys(atFields));
    void reading.ask();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once for each refusal
  }, [refused]);

  const submit = async () => {
    const missing = checkParcel(draft).map(({ field, problem: code, ...values }) => [field, t(FIELD_TEXTS[code], values)] as const);
    const found = Object.fromEntries(kind ? missing : [[KIND, t('Choose what you are sending')], ...missing]);
    setErrors(found);
    const body = parcelBody(draft, kind?.id);
    if (Object.keys(found).length > 0 || !quote || !body || !method) return focusField(form.current, Object.keys(found));
    await place({
      ...body,
      payment_method: method,
      quote_id: quote.quote_id,
      order_amount: quote.order_amount,
      ...(method === 'cash_on_delivery' && draft.changeFrom !== undefined && { change_from: draft.changeFrom }),
    });
  };
  const said = problem?.entries[0];
  const errorOf = (field: string) => errors[field] ?? (said?.field === field ? said.message : undefined);

  const isFailed = isError && !kinds;
  if (isFailed || kinds?.length === 0)
    return (
      <div className="container">
        {isFailed ? (
          <ErrorState title={t('What can be sent could not be loaded.')} retryLabel={t('Try again')} onRetry={() => void refetch()} />
        ) : (
          <EmptyState title={t('No parcels are carried here yet')} text={t('Choose another place, or look again later.')} />
        )}
      </div>
    );
  const other = refused?.entries.find(({ field }) => !isDoorField(field)) ?? (said && !isDoorField(said.field) ? said : undefined);
  return (
    <CheckoutColumns
      title={t('Parcel details')}
      form={form}
      side={
        <>
          <QuoteAlerts
            message={other?.message}
            reading={reading}
            isUnsure={placing.state === 'unsure'}
            onRetry={() => void retry(submit)}
          />
          <ParcelBill
            draft={draft}
            isKindChosen={kind !== undefined}
            quote={quote}
            isBusy={reading.isAsking}
            isSending={placing.state === 'sending'}
            onPlace={() => void submit()}
          />
        </>
      }
    >
      <KindCard
        kinds={kinds ?? []}
        chosen={kind}
        error={errorOf(KIND)}
        onChoose={(slug) => {
          setErrors((before) => without(before, [KIND]));
          setQuery({ ...Object.fromEntries(query), category: slug }, { replace: true, preventScrollReset: true });
        }}
      />
      {(['sender', 'receiver'] as const).map((side) => (
        <DoorCard key={side} side={side} door={draft[side]} change={(changes) => changeDoor(side, changes)} errorOf={errorOf} />
      ))}
      <TermsCard draft={draft} change={change} />
      {quote && (
        <PaymentCard quote={quote} method={method} changeFrom={draft.changeFrom} change={change} error={errors['payment_method']} />
      )}
      <TipCard tip={draft.tip} change={change} error={errors['dm_tips']} />
    </CheckoutColumns>
  );
}

const KIND = 'parcel.parcel_category_id';

/** The server's names of what was changed at a door. */
const SAID_OF: Readonly<Partial<Record<keyof ParcelDoor, readonly string[]>>> = {
  name: ['contact_person_name'],
  phone: ['contact_person_number'],
  point: ['address', 'latitude'],
};

function fieldsOf(side: ParcelSide, changes: Partial<ParcelDoor>): string[] {
  return Object.keys(changes).flatMap((name) => (SAID_OF[name as keyof ParcelDoor] ?? []).map((field) => `parcel.${side}.${field}`));
}

function without(errors: Readonly<Record<string, string>>, fields: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}

const isDoorField = (field: string | undefined): field is string => field !== undefined && field.startsWith('parcel.');

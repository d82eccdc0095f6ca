import type { Placed } from '@bozor/contract/checkout.ts';
import { EmptyState } from '@bozor/ui/empty-state.tsx';
import { ErrorState } from '@bozor/ui/error-state.tsx';
import { useCallback, useRef, useState } from 'react';
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
import { useRefusals, type FieldErrors } from '../checkout/use-refusals.ts';
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
  const [errors, setErrors] = useState<FieldErrors>({});
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
  const { quote } = reading;
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
  const show = (found: FieldErrors) => {
    setErrors(found);
    focusField(form.current, Object.keys(found));
  };
  const { errorOf, message } = useRefusals({ placing, reading, errors, show, isInForm });

  const submit = async () => {
    const missing = checkParcel(draft).map(({ field, problem: code, ...values }) => [field, t(FIELD_TEXTS[code], values)] as const);
    const found = Object.fromEntries(kind ? missing : [[KIND, t('Choose what you are sending')], ...missing]);
    show(found);
    const body = parcelBody(draft, kind?.id);
    if (Object.keys(found).length > 0 || !quote || !body || !method) return;
    await place({
      ...body,
      payment_method: method,
      quote_id: quote.quote_id,
      order_amount: quote.order_amount,
      ...(method === 'cash_on_delivery' && draft.changeFrom !== undefined && { change_from: draft.changeFrom }),
    });
  };

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
  return (
    <CheckoutColumns
      title={t('Parcel details')}
      form={form}
      side={
        <>
          <QuoteAlerts message={message} reading={reading} isUnsure={placing.state === 'unsure'} onRetry={() => void retry(submit)} />
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
        <PaymentCard
          quote={quote}
          method={method}
          changeFrom={draft.changeFrom}
          change={(changes) => {
            setErrors((before) => without(before, ['payment_method']));
            change(changes);
          }}
          error={errorOf('payment_method')}
        />
      )}
      <TipCard tip={draft.tip} change={change} />
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

function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}

/** Whether what is said of a field is shown at it. */
const isInForm = (field: string | undefined): field is string =>
  field !== undefined && (field.startsWith('parcel.') || field === 'payment_method');

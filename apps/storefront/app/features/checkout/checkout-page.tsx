import { calls } from '@bozor/contract/shop/calls.ts';
import type { CartLine } from '@bozor/contract/shop/orders/cart.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Segmented } from '@bozor/ui/actions/segmented.tsx';
import Bike from 'lucide-react/icons/bike';
import Store from 'lucide-react/icons/store';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { chosenItem } from '../../platform/session/chosen-item.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { allOf } from '@bozor/web/api/query.ts';
import { storeGuestContact } from '../../platform/session/guest-contact.ts';
import { useEmailRule } from '../../platform/session/use-email-rule.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { useMayHaveOrders } from '../../platform/session/use-may-have-orders.ts';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { useProgressiveRender } from '@bozor/web/hydration/use-progressive-render.ts';
import { focusField, focusRefused } from '@bozor/web/forms/focus-field.ts';
import { FIELD_TEXTS } from '@bozor/web/forms/field-texts.ts';
import type { PicturesState } from '@bozor/web/forms/use-picture-choice.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import basket from '../cart/basket.webp';
import { useCart, useCartActions } from '../cart/use-cart.ts';
import { AddressCard } from './address-card.tsx';
import { readDraft, settleDraft, useCheckoutDraft } from './checkout-draft.ts';
import { chosenMethod } from './chosen-method.ts';
import { ContactSection } from './contact-section.tsx';
import { CheckoutColumns } from './checkout-columns.tsx';
import { checkoutStore } from './checkout-store.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { TipCard, WishesCard } from './extras-cards.tsx';
import { placeBody, useOrderBody, type CheckoutSource } from './order-body.ts';
import { Obstacles } from './obstacles.tsx';
import { GuestPrompt } from './guest-prompt.tsx';
import { firstSlot, withTime } from './order-time.ts';
import { withOfferedOrderType } from './offered-order-type.ts';
import { OrderPlaced } from './order-placed.tsx';
import { OrderSummary } from './order-summary.tsx';
import { NO_WAY_TO_PAY, PaymentCard } from './payment-card.tsx';
import { QuoteAlerts } from './quote-alerts.tsx';
import { TimeCard } from './time-card.tsx';
import { useAccountContact } from './use-account-contact.ts';
import { CONTACT_FIELDS, useCheckoutErrors } from './use-checkout-errors.ts';
import { useCoupon } from './use-coupon.ts';
import { useDoor } from './use-door.ts';
import { useEditAddress } from './use-edit-address.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { usePrescription } from './use-prescription.ts';
import { useQuote } from './use-quote.ts';
import { useRefusals } from './use-refusals.ts';
import { useRequote } from './use-requote.ts';
import { useSubmitWhenQuoted, type ConfirmAmount } from './use-submit-when-quoted.ts';
import * as styles from './checkout-page.module.css';
import { usePageQuery } from '../../platform/pages/page-query.ts';

const FIELDS_IN_FORM = new Set<string>([
  ...CONTACT_FIELDS,
  'address',
  'coupon_code',
  'dm_tips',
  'schedule_at',
  'payment_method',
  'partial_payment',
  'prescription_ids',
]);

const SignInToOrder = lazyComponent(async () => (await import('./sign-in-to-order.tsx')).SignInToOrder);
const PrescriptionCard = lazyComponent(async () => (await import('./prescription-card.tsx')).PrescriptionCard);
const PaymentWaiting = lazyComponent(async () => (await import('../orders/payment-waiting.tsx')).PaymentWaiting);
const ParkedCarts = lazyComponent(async () => (await import('../cart/parked-carts.tsx')).ParkedCarts);
const OfflinePayment = lazyComponent(async () => (await import('./offline-payment.tsx')).OfflinePayment);

const LONGEST_WAIT_MS = 1_500;

/** Whether errors of a field are shown at that field. */
const isInForm = (field: string | undefined): field is string =>
  field !== undefined && (FIELDS_IN_FORM.has(field) || field.startsWith('offline_'));

/** The whole checkout on one page in one column, with every charge shown before the order is placed. */
export function CheckoutPage() {
  const { t, formatTime } = useI18n();
  const source = useSource();
  const { point, address } = useDeliveryPlace();
  const { isSignedIn, isKnown } = useSession();
  const mayHaveOrders = useMayHaveOrders();
  const [storedDraft, write] = useCheckoutDraft();
  useAccountContact(storedDraft, write);
  const { form, errors, show, clear, fault, change } = useCheckoutErrors(write);
  const emailRule = useEmailRule();
  const { cart, isFailed, retry } = useCart();
  const { type } = useActiveModule();
  const { guest_checkout_status: guestCheckout } = useConfig();
  const isNothing = source === 'cart' ? !cart?.lines.length : chosenItem() === undefined;
  const cartStore = source === 'cart' ? cart?.store : undefined;
  const storeId = source === 'cart' ? cartStore?.id : chosenItem()?.storeId;
  const { data: store, isError } = useApiQuery(checkoutStore(String(storeId ?? 0)), { enabled: storeId !== undefined });
  const nowMs = useClock(60_000);
  const isWhole = useProgressiveRender();
  const offering = store ?? cartStore ?? undefined;
  const offered = withOfferedOrderType(storedDraft, offering);
  const isOfferKnown = offering !== undefined || isError || storeId === undefined;
  // From the last quote: an order that cannot be had now is asked for its first slot.
  const [slot, setSlot] = useState<string>();
  const draft = withTime(offered, slot);
  const body = useOrderBody({ source, draft, point, isNothing: isNothing || !isOfferKnown });
  const reading = useQuote(body);
  const { quote, problem, refusals } = reading;
  const times = quote?.times;
  if (times && firstSlot(times) !== slot) setSlot(firstSlot(times));
  const coupon = useCoupon({ draft, change, body, refusals });
  const prescription = usePrescription();
  const method = quote && chosenMethod(quote, draft.paymentMethod);
  const client = useQueryClient();

  // Refetches the customer, who is no new customer any more; the confirmation waits for it only up to the limit.
  const onPlaced = useCallback(async () => {
    if (!isSignedIn) storeGuestContact(readDraft());
    settleDraft();
    void client.invalidateQueries({ queryKey: allOf(calls.cart.list) });
    const known = client.invalidateQueries({ queryKey: allOf(calls.customer.info) });
    await Promise.race([known, new Promise((go) => setTimeout(go, LONGEST_WAIT_MS))]);
  }, [client, isSignedIn]);
  const { placing, place, retry: findOrPlace } = usePlaceOrder({ contactNumber: draft.phone, onPlaced });
  const { errorOf, message } = useRefusals({ placing, reading, errors, show, isInForm, isApart: true });

  const obstacles = useRef<HTMLDivElement>(null);
  const { setQuantity, removeLine } = useCartActions();
  const onLine = (id: number, act: (line: CartLine) => Promise<void>) => {
    const line = cart?.lines.find((each) => each.id === id);
    if (line) void act(line);
  };
  const editAddress = useEditAddress(draft, change);
  useRequote(source === 'cart' ? cart : undefined, reading.ask);
  const isFindable = useDoor(draft, change);
  const [state, setState] = useState<PicturesState>('ready');
  const submit = async (confirmAmount: ConfirmAmount) => {
    if (focusRefused(form.current)) return;
    const { checkDraft } = await import('./check-draft.ts');
    const problems = checkDraft(draft, { emailRule, address, isFindable });
    const isUnproven = quote?.prescription_required === true && prescription.pictures.length === 0;
    const found = problems.map(({ field, problem: code, ...values }) => [field, t(FIELD_TEXTS[code], values)]);
    show(Object.fromEntries([...found, ...(isUnproven ? [['prescription_ids', t('prescription is required')]] : [])]));
    if (problems.length > 0 || isUnproven || !quote || !body) return;
    if (quote.obstacles.length > 0) return obstacles.current?.focus();
    if (!method) return show({ payment_method: t(NO_WAY_TO_PAY) });
    if (!confirmAmount(quote)) return;
    const prescriptionIds = quote.prescription_required ? await prescription.send() : [];
    if (prescriptionIds) await place(placeBody({ body, quote, method, draft, address, prescriptionIds }));
  };

  const { isWaiting, isAmountChanged, send } = useSubmitWhenQuoted({
    reading,
    pictures: quote?.prescription_required ? state : 'ready',
    submit,
  });

  if (placing.state === 'placed') return <OrderPlaced placed={placing.placed} />;
  if (source === 'cart' && isFailed) return <Failed onRetry={retry} />;
  if (!isKnown || (source === 'cart' && !cart && type !== 'parcel')) return <CheckoutSkeleton title={t('Checkout')} />;
  if (isNothing && placing.state === 'sending' && !quote) return <CheckoutSkeleton title={t('Checkout')} />;
  if (isNothing && placing.state === 'idle') return <NothingToOrder />;
  const asksToSignIn = guestCheckout !== 1 || problem?.entries[0]?.code === 'campaign-sign-in';
  if (!isSignedIn && asksToSignIn && placing.state === 'idle')
    return (
      <div className={`container ${styles.page}`}>
        <SignInToOrder />
      </div>
    );

  const contact = <ContactSection draft={draft} change={change} errorOf={errorOf} fault={fault} />;
  const isAnswered = draft.name + draft.phone + draft.email !== '' || Object.keys(errors).length > 0;
  const promise = quote?.eta ? t('Between {from} and {to}', { from: formatTime(quote.eta.from), to: formatTime(quote.eta.to) }) : undefined;
  return (
    <CheckoutColumns
      title={t('Checkout')}
      form={form}
      side={
        <>
          <QuoteAlerts
            message={message}
            reading={reading}
            isAmountChanged={isAmountChanged}
            isUnsure={placing.state === 'unsure'}
            onRetry={() => void findOrPlace(send)}
          />
          {quote && (
            <OrderSummary
              quote={quote}
              draft={draft}
              change={change}
              coupon={coupon}
              isBusy={reading.isQuoting}
              isSending={placing.state === 'sending' || prescription.isSending || isWaiting}
              onPlace={send}
            />
          )}
        </>
      }
    >
      {mayHaveOrders && <PaymentWaiting />}
      <Obstacles
        ref={obstacles}
        quote={quote}
        obstacles={quote?.obstacles.filter(({ field }) => field !== 'coupon_code') ?? []}
        slot={storedDraft.scheduleAt === undefined ? slot : undefined}
        nowMs={nowMs}
        change={change}
        onRemove={(id) => onLine(id, (line) => removeLine(line, 'drawer'))}
        onQuantity={(id, quantity) => onLine(id, (line) => setQuantity(line, quantity, 'drawer'))}
        onAddress={editAddress}
      />
      {!isSignedIn && <GuestPrompt isAnswered={isAnswered} onGuest={() => focusField(form.current, CONTACT_FIELDS)} />}
      {!isSignedIn && contact}
      <Segmented
        label={t('How you get it')}
        value={draft.orderType}
        options={[
          { value: 'delivery', label: t('Delivery'), text: t('To the door'), icon: Bike, disabled: store?.delivery === false },
          {
            value: 'take_away',
            label: t('Take Away'),
            text: store?.address ?? t('At the store'),
            icon: Store,
            disabled: store?.take_away === false,
          },
        ]}
        onChange={(orderType) => change({ orderType })}
      />
      {draft.orderType === 'delivery' && (
        <AddressCard
          draft={draft}
          change={change}
          edit={editAddress}
          doorError={errorOf('house')}
          error={errorOf('address')}
          zoneId={store?.zone_id}
          distanceKm={quote?.distance ?? null}
        />
      )}
      {isSignedIn && contact}
      {quote?.prescription_required && (
        <PrescriptionCard
          pictures={prescription.pictures}
          choose={(pictures) => {
            prescription.choose(pictures);
            clear('prescription_ids');
          }}
          onState={setState}
          error={prescription.refused ?? errorOf('prescription_ids')}
        />
      )}
      {isWhole && times && <TimeCard times={times} draft={draft} change={change} promise={promise} nowMs={nowMs} />}
      {isWhole && quote && (
        <PaymentCard
          quote={quote}
          method={method}
          partial={draft.partial}
          changeFrom={draft.changeFrom}
          change={change}
          error={errorOf('payment_method') ?? errorOf('partial_payment')}
          offline={<OfflinePayment details={draft.offline} change={(offline) => change({ offline })} errorOf={errorOf} />}
        />
      )}
      {isWhole && draft.orderType === 'delivery' && <TipCard tip={draft.tip} change={change} error={errorOf('dm_tips')} />}
      {isWhole && <WishesCard draft={draft} change={change} />}
    </CheckoutColumns>
  );
}

function useSource(): CheckoutSource {
  const [query] = usePageQuery<'checkout'>();
  const page = query.get('page');
  return page === 'buy_now' || page === 'campaign' ? page : 'cart';
}

function NothingToOrder() {
  const { t } = useI18n();
  const mayHaveOrders = useMayHaveOrders();
  return (
    <div className={`container ${styles.page}`}>
      {mayHaveOrders && <PaymentWaiting />}
      <ParkedCarts />
      <EmptyState
        isPage
        picture={<img src={basket} alt="" width={160} height={160} />}
        title={t('Your cart is empty')}
        text={t('No items added in your cart. Please add product to your cart list.')}
        action={<Button render={<PageLink to={urls.home()}>{t('Continue Shopping')}</PageLink>}>{t('Continue Shopping')}</Button>}
      />
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <div className={`container ${styles.page}`}>
      <ErrorState isPage title={t('The checkout could not be loaded.')} retryLabel={t('Try again')} onRetry={onRetry} />
    </div>
  );
}

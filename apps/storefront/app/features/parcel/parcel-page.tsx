import type { ParcelCategory } from '@bozor/contract/shop/orders/parcel.ts';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { useRef } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CheckoutColumns } from '../checkout/checkout-columns.tsx';
import { TipCard } from '../checkout/extras-cards.tsx';
import { OrderPlaced } from '../checkout/order-placed.tsx';
import { PaymentCard } from '../checkout/payment-card.tsx';
import { QuoteAlerts } from '../checkout/quote-alerts.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { KindCard } from './kind-card.tsx';
import { ParcelBill } from './parcel-bill.tsx';
import { ParcelInSteps } from './parcel-in-steps.tsx';
import { ParcelMap } from './parcel-map.tsx';
import { parcelCategories } from './parcel-queries.ts';
import { PlaceParcel } from './place-parcel.tsx';
import { TermsCard } from './terms-card.tsx';
import { KIND, useParcelOrder } from './use-parcel-order.ts';
import { useParcelSteps } from './use-parcel-steps.ts';
import { usePageQuery } from '../../platform/pages/page-query.ts';
import * as styles from './parcel-page.module.css';

/** The whole parcel order on one page, on phones in steps, with every charge shown before it is placed. */
export function ParcelPage() {
  const { t } = useI18n();
  const { data: kinds, isError, refetch } = useApiQuery(parcelCategories());
  if (!kinds && isError)
    return (
      <div className="container">
        <ErrorState isPage title={t('What can be sent could not be loaded.')} retryLabel={t('Try again')} onRetry={() => void refetch()} />
      </div>
    );
  if (kinds?.length === 0)
    return (
      <div className="container">
        <EmptyState isPage title={t('No parcels are carried here yet')} text={t('Choose another place, or look again later.')} />
      </div>
    );
  return <ParcelForm kinds={kinds ?? NOT_YET} />;
}

const NOT_YET: readonly ParcelCategory[] = [];

function ParcelForm({ kinds }: { readonly kinds: readonly ParcelCategory[] }) {
  const { t } = useI18n();
  const [query, changeQuery] = usePageQuery<'parcel'>();
  const kind = kinds.find(({ slug }) => slug === query.get('category'));
  const form = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { step, goTo, reveal } = useParcelSteps(form, title);
  const order = useParcelOrder(kind, form, reveal);
  const { draft, change, changeEndpoint, clearErrors, reading, errorOf, placing } = order;
  if (placing.state === 'placed') return <OrderPlaced placed={placing.placed} />;
  const alerts = (
    <QuoteAlerts
      message={order.message}
      reading={reading}
      isAmountChanged={order.isAmountChanged}
      isUnsure={placing.state === 'unsure'}
      onRetry={() => void order.retry()}
    />
  );
  const what = (
    <KindCard
      kinds={kinds}
      chosen={kind}
      error={errorOf(KIND)}
      onChoose={(slug) => {
        clearErrors([KIND]);
        changeQuery({ category: slug });
      }}
    />
  );
  const [from, to] = (['sender', 'receiver'] as const).map((side) => (
    <EndpointCard key={side} side={side} endpoint={draft[side]} change={(changes) => changeEndpoint(side, changes)} errorOf={errorOf} />
  ));
  const pay = (
    <>
      <TermsCard draft={draft} change={change} />
      {reading.quote && (
        <PaymentCard
          quote={reading.quote}
          method={order.method}
          changeFrom={draft.changeFrom}
          change={(changes) => {
            clearErrors(['payment_method']);
            change(changes);
          }}
          error={errorOf('payment_method')}
        />
      )}
      <TipCard tip={draft.tip} change={change} />
    </>
  );
  if (step) {
    const cards = {
      from,
      to,
      pay: (
        <>
          {what}
          {pay}
        </>
      ),
    };
    return <ParcelInSteps order={order} step={step} goTo={goTo} form={form} title={title} alerts={alerts} cards={cards} />;
  }
  return (
    <CheckoutColumns
      title={t('Parcel details')}
      form={form}
      side={
        <>
          {alerts}
          <ParcelBill order={order} press={<PlaceParcel order={order} />} map={<ParcelMap draft={draft} className={styles.map} />} />
        </>
      }
    >
      {what}
      {from}
      {to}
      {pay}
    </CheckoutColumns>
  );
}

import { ApiProblem } from '@bozor/contract/client.ts';
import type { OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import { formatOrderNumber, isOrderId } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { isEnded } from '@bozor/domain/orders/status.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { useSpokenText } from '@bozor/ui/feedback/use-spoken-text.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link, useNavigate, useParams } from 'react-router';
import { FindOrdersForm } from '../orders/find-orders-form.tsx';
import { Lateness } from '../orders/lateness.tsx';
import { orderOf } from '../orders/order-queries.ts';
import { GATEWAY_WORDS, METHOD_WORDS, PAYMENT_WORDS, STATUS_WORDS, TYPE_WORDS } from '../orders/order-words.ts';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { RefundPart } from '../refunds/refund-part.tsx';
import { CourierPart } from './courier-part.tsx';
import { CustomerPart } from './customer-part.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { Part } from './part.tsx';
import { STATE_WORDS } from '../refunds/refund-words.ts';
import { ProofPart } from './proof-part.tsx';
import * as styles from './order-page.module.css';

/** One order for the operator: what it is, its history by person, and every act that is legal now. */
export default function OrderPage() {
  const { t } = useI18n();
  const id = Number(useParams()['id']);
  const isNumber = isOrderId(id);
  const { data, error, isFetching, refetch } = useApiQuery(orderOf(id), { enabled: isNumber });
  const isMissing = !isNumber || (error instanceof ApiProblem && error.status === 404);
  if (isMissing)
    return (
      <div className={styles.page}>
        <title>{t('Order not found')}</title>
        <EmptyState
          isPage
          title={t('Order not found')}
          action={<Button render={<Link to="/console/orders" />}>{t('Find orders')}</Button>}
        />
      </div>
    );
  if (data) return <Whole key={data.id} order={data} />;
  return (
    <div className={styles.page}>
      {error ? (
        <ErrorState
          isPage
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t('Loading')} />
      )}
    </div>
  );
}

function Whole({ order }: { readonly order: OperatorOrder }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { may } = useStaff();
  const number = formatOrderNumber(order.id as OrderId);
  useSpokenText(t('Order {number}: {status}', { number, status: t(STATUS_WORDS[order.status]) }));
  return (
    <div className={styles.page}>
      <title>{t('Order {number}', { number })}</title>
      <FindOrdersForm onFind={(query) => void navigate(`/console/orders?${new URLSearchParams({ query }).toString()}`)} />
      <Head order={order} number={number} />
      <OrderActs order={order} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderBill order={order} />
          <OrderTimeline order={order} />
        </div>
        <div className={styles.side}>
          <CustomerPart order={order} />
          <CourierPart order={order} />
          <ProofPart order={order} />
          <StorePart order={order} />
          <PrescriptionPart order={order} />
          <PaymentPart order={order} />
          {may('refunds.see') && <RefundPart orderId={order.id} />}
        </div>
      </div>
    </div>
  );
}

function Head({ order, number }: { readonly order: OperatorOrder; readonly number: string }) {
  const { t, formatDate, formatTime } = useI18n();
  const { status, placed_at, promised_until, scheduled_for, order_type, module, zone, cancellation } = order;
  const kind = status === 'canceled' || status === 'failed' || status === 'returned' ? 'danger' : isEnded(status) ? 'success' : 'tint';
  return (
    <header className={styles.head}>
      <h1 className={`text-h1 ${styles.title}`}>
        {t('Order {number}', { number })} <Badge kind={kind}>{t(STATUS_WORDS[status])}</Badge>
      </h1>
      <p className={styles.facts}>
        {!isEnded(status) && promised_until !== null && (
          <>
            <Lateness promisedUntil={promised_until} /> ·{' '}
          </>
        )}
        {t(TYPE_WORDS[order_type])} · <bdi>{module.name}</bdi> · <bdi>{zone.name}</bdi> ·{' '}
        {t('placed {date}, {time}', { date: formatDate(placed_at), time: formatTime(placed_at) })}
        {scheduled_for !== null && <> · {t('for {date}, {time}', { date: formatDate(scheduled_for), time: formatTime(scheduled_for) })}</>}
      </p>
      {cancellation?.reason != null && (
        <p>
          {t('The customer reads:')} <bdi>{cancellation.reason}</bdi>
        </p>
      )}
    </header>
  );
}

function StorePart({ order: { store, id } }: { readonly order: OperatorOrder }) {
  const { t } = useI18n();
  if (!store) return null;
  return (
    <Part id={`store-${id}`} title={t('Store')}>
      <p>
        <Link to={`/console/orders?store=${store.id}`} className={styles.link} aria-label={t('Orders of {store}', { store: store.name })}>
          <bdi>{store.name}</bdi>
        </Link>
      </p>
      <p className="text-meta">
        <bdi>{store.address}</bdi>
      </p>
      {store.phone !== null && (
        <a className={styles.link} href={`tel:${store.phone}`}>
          <bdi dir="ltr">{store.phone}</bdi>
        </a>
      )}
    </Part>
  );
}

function PrescriptionPart({ order: { prescription_pages: pages, id } }: { readonly order: OperatorOrder }) {
  const { t } = useI18n();
  if (pages === 0) return null;
  return (
    <Part id={`prescription-${id}`} title={t('Prescription')}>
      <Link to={`/console/prescriptions/${id}`} className={styles.link}>
        {t('Prescription: {pages, plural, one {# page} other {# pages}}', { pages })}
      </Link>
    </Part>
  );
}

function PaymentPart({ order }: { readonly order: OperatorOrder }) {
  const { t, formatPrice, formatDate, formatTime } = useI18n();
  const { may } = useStaff();
  const { payment_method, payment_status, due, change_from, paid_by_wallet, payments, refund, id } = order;
  return (
    <Part id={`payment-${id}`} title={t('Payment')}>
      <p>
        {t(METHOD_WORDS[payment_method])}: {t(PAYMENT_WORDS[payment_status])}
      </p>
      {payment_method === 'offline_payment' && may('transfers.see') && (
        <Link to={`/console/transfers?order=${id}`} className={styles.link}>
          {t('Look at the transfer')}
        </Link>
      )}
      {due > 0 && <p>{t('To be paid: {amount}', { amount: formatPrice(due) })}</p>}
      {change_from !== null && <p>{t('Change from {amount}', { amount: formatPrice(change_from) })}</p>}
      {paid_by_wallet > 0 && <p>{t('From the wallet: {amount}', { amount: formatPrice(paid_by_wallet) })}</p>}
      {payments.length > 0 && (
        <ul className={styles.payments}>
          {payments.map(({ gateway, state, amount, at }) => (
            <li key={at} className="text-meta">
              <bdi>{gateway}</bdi>: {t(GATEWAY_WORDS[state])}, <bdi>{formatPrice(amount)}</bdi>, {formatDate(at)}, {formatTime(at)}
            </li>
          ))}
        </ul>
      )}
      {refund && (
        <p>
          {t('Refund of {amount}', { amount: formatPrice(refund.amount) })}: {t(STATE_WORDS[refund.status])}
          {refund.reason !== '' && (
            <>
              {', '}
              <bdi>{refund.reason}</bdi>
            </>
          )}
        </p>
      )}
    </Part>
  );
}

import { ApiProblem } from '@bozor/contract/client.ts';
import type { Prescription } from '@bozor/contract/staff/prescriptions.ts';
import { formatOrderNumber, isOrderId } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { useSpokenText } from '@bozor/ui/feedback/use-spoken-text.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link, useParams } from 'react-router';
import { QueueState } from '../queues/queue-state.tsx';
import { Since } from '../queues/since.tsx';
import { AskForm } from './ask-form.tsx';
import { prescriptionOf, type PrescriptionCalls } from './prescription-calls.ts';
import { PrescriptionPages } from './prescription-pages.tsx';
import { PriceForm } from './price-form.tsx';
import { RejectForm } from './reject-form.tsx';
import { STATE_WORDS } from './prescription-words.ts';
import * as styles from './prescription-view.module.css';

interface PrescriptionViewProps {
  readonly calls: PrescriptionCalls;
  readonly path: string;
}

/** One prescription: its pages beside what is priced, asked and decided. */
export function PrescriptionView({ calls, path }: PrescriptionViewProps) {
  const { t } = useI18n();
  const id = Number(useParams()['id']);
  const isNumber = isOrderId(id);
  const query = useApiQuery(prescriptionOf(calls, id), { enabled: isNumber });
  const { data, error } = query;
  if (!isNumber || (error instanceof ApiProblem && error.status === 404))
    return (
      <div className={styles.page}>
        <title>{t('Order not found')}</title>
        <EmptyState
          isPage
          title={t('Order not found')}
          action={
            <Button size={48} render={<Link to={path} />}>
              {t('Prescriptions')}
            </Button>
          }
        />
      </div>
    );
  return (
    <div className={styles.page}>
      {data ? <Whole key={id} prescription={data} calls={calls} path={path} /> : <QueueState query={query} />}
    </div>
  );
}

function Whole({ prescription, calls, path }: PrescriptionViewProps & { readonly prescription: Prescription }) {
  const { t } = useI18n();
  const number = formatOrderNumber(prescription.id as OrderId);
  const state = t(STATE_WORDS[prescription.status] ?? STATE_WORDS.delivered!);
  useSpokenText(state);
  return (
    <>
      <title>{t('Prescription {number}', { number })}</title>
      <header className={styles.head}>
        <h1 className="text-h1">{t('Prescription {number}', { number })}</h1>
        <Badge kind={prescription.can_price ? 'warn' : 'muted'}>{state}</Badge>
        <p className={styles.facts}>
          <bdi>{prescription.customer_name}</bdi> · <bdi>{prescription.store.name}</bdi> · <Since at={prescription.placed_at} />
        </p>
        <Button size={48} variant="outline" render={<Link to={path} />}>
          {t('All prescriptions')}
        </Button>
      </header>
      <div className={styles.columns}>
        <PrescriptionPages calls={calls} orderId={prescription.id} />
        <div className={styles.side}>
          {prescription.note !== null && (
            <section className={styles.part} aria-label={t('Note of the customer')}>
              <h2 className="text-h3">{t('Note of the customer')}</h2>
              <p className={styles.said} dir="auto">
                {prescription.note}
              </p>
            </section>
          )}
          {prescription.can_price && <PriceForm calls={calls} orderId={prescription.id} before={prescription.total} />}
          {prescription.lines.length > 0 && <Priced prescription={prescription} />}
          {(prescription.can_price || prescription.questions.length > 0) && <AskForm calls={calls} prescription={prescription} />}
          {prescription.can_price && <RejectForm calls={calls} orderId={prescription.id} />}
        </div>
      </div>
    </>
  );
}

function Priced({ prescription: { lines, total, agree_until } }: { readonly prescription: Prescription }) {
  const { t, formatPrice, formatTime } = useI18n();
  return (
    <section className={styles.part} aria-label={t('Priced medicines')}>
      <h2 className="text-h3">{t('Priced medicines')}</h2>
      <ul className={styles.lines}>
        {lines.map(({ name, quantity, total: amount }, index) => (
          <li key={index} className={styles.line}>
            <bdi>{`${name} × ${quantity}`}</bdi> <bdi>{formatPrice(amount)}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles.line}>
        <strong>{t('The customer pays, with delivery')}</strong>{' '}
        <strong>
          <bdi>{formatPrice(total)}</bdi>
        </strong>
      </p>
      {agree_until !== null && <p>{t('The customer can agree until {time}.', { time: formatTime(agree_until) })}</p>}
    </section>
  );
}

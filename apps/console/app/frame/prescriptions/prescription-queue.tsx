import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import type { QueuedPrescription } from '@bozor/contract/staff/prescriptions.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import * as styles from '../queues/queue.module.css';
import { QueueState } from '../queues/queue-state.tsx';
import { Since } from '../queues/since.tsx';
import { queueOf, type PrescriptionCalls } from './prescription-calls.ts';

interface PrescriptionQueueProps {
  readonly calls: PrescriptionCalls;
  /** Path of the queue, below which each prescription has its page. */
  readonly path: string;
}

/** Prescriptions that wait for a price, the oldest first. */
export function PrescriptionQueue({ calls, path }: PrescriptionQueueProps) {
  const { t } = useI18n();
  const query = useApiQuery(queueOf(calls));
  const { data } = query;
  return (
    <div className={styles.page}>
      <title>{t('Prescriptions')}</title>
      <h1 className="text-h1">{t('Prescriptions')}</h1>
      {!data && <QueueState query={query} />}
      {data?.prescriptions.length === 0 && <EmptyState title={t('No prescription waits for its price.')} />}
      {data && data.prescriptions.length > 0 && (
        <ol className={styles.list}>
          {data.prescriptions.map((each) => (
            <Row key={each.id} prescription={each} path={path} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Row({ prescription, path }: { readonly prescription: QueuedPrescription; readonly path: string }) {
  const { t } = useI18n();
  const number = formatOrderNumber(prescription.id as OrderId);
  const { question, viewed_by, pages } = prescription;
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        <strong>
          <bdi>{number}</bdi>
        </strong>{' '}
        <bdi>{prescription.customer_name}</bdi> {question === 'asked' && <Badge kind="muted">{t('Waits for the answer')}</Badge>}
        {question === 'answered' && <Badge kind="success">{t('Answered')}</Badge>}
        <br />
        <span className="text-meta">
          <bdi>{prescription.store.name}</bdi> · <bdi>{prescription.zone.name}</bdi> ·{' '}
          {t('{count, plural, one {# page} other {# pages}}', { count: pages })} · <Since at={prescription.placed_at} />
          {viewed_by !== null && <> · {t('Looked at by {name}', { name: viewed_by })}</>}
        </span>
      </p>
      <Button size={54} variant="tint" render={<Link to={`${path}/${prescription.id}`} />} aria-label={t('Open: {number}', { number })}>
        {t('Open')}
      </Button>
    </li>
  );
}

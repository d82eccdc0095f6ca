import { calls } from '@bozor/contract/operator/calls.ts';
import type { Transfer } from '@bozor/contract/operator/transfers.ts';
import { isOrderId } from '@bozor/domain/orders/order-number.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as styles from '../../frame/queues/queue.module.css';
import { QueueState } from '../../frame/queues/queue-state.tsx';
import { Since } from '../../frame/queues/since.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import { OrderNumber } from '../orders/order-number.tsx';
import { CHANGED_BY_ACTS } from '../orders/order-queries.ts';

const transfersOf = (order: number | undefined) =>
  apiQuery(calls.transfers.queue, { query: order === undefined ? {} : { order } }, { quiet: true, staleMs: 0, refetchMs: 60_000 });

const CHANGED = [calls.transfers.queue, ...CHANGED_BY_ACTS];

const STATES = {
  pending: { label: text('Waits for a decision'), kind: 'warn' },
  verified: { label: text('The money came'), kind: 'success' },
  denied: { label: text('Denied'), kind: 'danger' },
} as const satisfies Record<Transfer['state'], { label: string; kind: string }>;

/** Bank transfers that wait for somebody who looks whether they came. The address may name one order. */
export default function TransfersPage() {
  const { t, formatNumber } = useI18n();
  const [params] = useSearchParams();
  const order = Number(params.get('order'));
  const one = isOrderId(order) ? order : undefined;
  const query = useApiQuery(transfersOf(one));
  const { data } = query;
  return (
    <div className={styles.page}>
      <title>{t('Transfers')}</title>
      <h1 className="text-h1">{t('Transfers')}</h1>
      {one !== undefined && (
        <Button size={48} variant="outline" render={<Link to="/console/transfers" />}>
          {t('All transfers')}
        </Button>
      )}
      {!data && <QueueState query={query} />}
      {data && data.total > data.transfers.length && (
        <p className="text-meta">
          {t('The oldest {count} of {total}', { count: formatNumber(data.transfers.length), total: formatNumber(data.total) })}
        </p>
      )}
      {data?.transfers.length === 0 && <EmptyState title={t('No transfer waits for a decision.')} />}
      {data && data.transfers.length > 0 && (
        <ol className={styles.list}>
          {data.transfers.map((transfer) => (
            <li key={transfer.order.id} className={styles.part}>
              <Card transfer={transfer} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Card({ transfer }: { readonly transfer: Transfer }) {
  const { t, formatPrice } = useI18n();
  const { order, amount, method, fields, told_at, state, decided_by, note } = transfer;
  const { label, kind } = STATES[state];
  return (
    <>
      <p className={styles.said}>
        <OrderNumber id={order.id} /> <Badge kind={kind}>{t(label)}</Badge>
        <br />
        <span className="text-meta">
          <bdi>{order.customer_name}</bdi> · <bdi dir="ltr">{order.customer_phone}</bdi> · <bdi>{order.store?.name ?? t('Parcel')}</bdi> ·{' '}
          <bdi>{order.zone.name}</bdi> · <Since at={told_at} />
        </span>
      </p>
      <dl>
        <div className={styles.line}>
          <dt>{t('Has to come')}</dt>
          <dd>
            <strong>
              <bdi>{formatPrice(amount)}</bdi>
            </strong>
          </dd>
        </div>
        <div className={styles.line}>
          <dt>{t('Way')}</dt>
          <dd>{method}</dd>
        </div>
        {fields.map((field) => (
          <div key={field.label} className={styles.line}>
            <dt>{field.label}</dt>
            <dd className={styles.said}>
              <bdi>{field.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {decided_by !== null && (
        <p className="text-meta">
          {t('Decided by')}: <bdi>{decided_by}</bdi>
        </p>
      )}
      {note !== null && (
        <p className={styles.said} dir="auto">
          {note}
        </p>
      )}
      {transfer.can_decide && <Decision transfer={transfer} />}
    </>
  );
}

function Decision({ transfer: { order, amount } }: { readonly transfer: Transfer }) {
  const { t, formatPrice } = useI18n();
  const [reason, setReason] = useState('');
  const { form, errors, refuse, fault, clear } = useFormErrors();
  const options = { quiet: true, changes: CHANGED } as const;
  const approve = useApiMutation(calls.transfers.approve, options);
  const deny = useApiMutation(calls.transfers.deny, options);
  const params = { order: order.id };
  return (
    <form
      ref={form}
      noValidate
      className={styles.list}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') return fault('reason', t('Write the reason.'));
        deny.mutate({ params, body: { reason } }, { onError: refuse, onSuccess: () => announce(t('The transfer is denied.')) });
      }}
    >
      <FormError>{errors['']}</FormError>
      <Button
        size={48}
        busy={approve.isPending}
        onClick={() => approve.mutate({ params }, { onError: refuse, onSuccess: () => announce(t('The transfer is approved.')) })}
      >
        {t('{amount} came', { amount: formatPrice(amount) })}
      </Button>
      <TextField
        name="reason"
        label={t('Why it is denied; the customer reads it')}
        autoComplete="off"
        maxLength={300}
        value={reason}
        error={errors['reason']}
        onChange={({ target }) => {
          setReason(target.value);
          clear('reason');
        }}
      />
      <div className={styles.buttons}>
        <Button size={48} type="submit" variant="outline" busy={deny.isPending}>
          {t('Deny')}
        </Button>
      </div>
    </form>
  );
}

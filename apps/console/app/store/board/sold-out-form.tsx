import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useState } from 'react';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import * as styles from './accept-form.module.css';
import { planText } from './order-texts.ts';

/** Numbers of pieces that are offered to be there still. */
const MOST_LEFT = 9;
const LEAVE_OUT = 'leave-out';

interface SoldOutFormProps {
  readonly order: StoreOrder;
  readonly line: StoreOrder['lines'][number];
  readonly onBack: () => void;
}

/** Says that a line is sold out: how many are there, and what comes instead, which the customer is asked. */
export function SoldOutForm({ order, line, onBack }: SoldOutFormProps) {
  const words = useI18n();
  const { t, formatPrice } = words;
  const [left, setLeft] = useState('0');
  const [instead, setInstead] = useState<string>();
  const { fault, refuse, clear } = useFault();
  const params = { order: order.id, line: line.id };
  const swaps = useApiQuery(apiQuery(calls.orders.swaps, { params, query: { left: Number(left) } }, { quiet: true, staleMs: 0 }));
  const send = useTap(calls.orders.soldOut, text('Sold out'), order.id);
  const options = [
    ...(swaps.data?.swaps ?? []).map(({ id, name, price }) => ({
      value: String(id),
      label: price === null ? name : t('{name}, {price}', { name, price: formatPrice(price) }),
    })),
    { value: LEAVE_OUT, label: t('Nothing: leave it out') },
  ];
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (instead === undefined || send.isPending) return;
        clear();
        const item = instead === LEAVE_OUT ? {} : { item_id: Number(instead) };
        const body = { line: line.id, left: Number(left), ...item };
        send.press({ params: { order: order.id }, body }, { onDone: onBack, onRefused: refuse });
      }}
    >
      <h3 className="text-h3">{t('Sold out: {name}', { name: line.name })}</h3>
      <p>{planText(order, words)}</p>
      <FormError>{fault}</FormError>
      {line.left > 1 && (
        <RadioGroup
          label={t('How many are there?')}
          columns={2}
          options={Array.from({ length: Math.min(line.left, MOST_LEFT) }, (_, count) => ({ value: String(count), label: String(count) }))}
          value={left}
          onChange={(next) => {
            setLeft(next);
            setInstead(undefined);
          }}
        />
      )}
      {swaps.error ? (
        <ErrorState
          title={t('The items cannot be shown.')}
          retryLabel={t('Load again')}
          busy={swaps.isFetching}
          onRetry={() => void swaps.refetch()}
        />
      ) : swaps.data ? (
        <RadioGroup label={t('What comes instead?')} variant="rows" options={options} value={instead} onChange={setInstead} />
      ) : (
        <SkeletonRows label={t('Loading')} />
      )}
      <div className={styles.actions}>
        <Button type="submit" size={54} busy={send.isPending} aria-disabled={instead === undefined || undefined} className={styles.accept}>
          {instead === undefined || instead === LEAVE_OUT ? t('Take it out') : t('Ask the customer')}
        </Button>
        <Button variant="outline" size={54} onClick={onBack} className={styles.refuse}>
          {t('Back')}
        </Button>
      </div>
    </form>
  );
}

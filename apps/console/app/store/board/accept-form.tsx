import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { minutesToChoose, PROPOSED_MINUTES, READY_MINUTES, readyBy, readyForSlot } from '@bozor/domain/orders/ready-time.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useState } from 'react';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import * as styles from './accept-form.module.css';
import { MinutesRow } from './minutes-row.tsx';
import { windowText } from './order-texts.ts';

interface AcceptFormProps {
  readonly order: StoreOrder;
  readonly nowMs: number;
  readonly onRefuse: () => void;
}

/**
 * Accepts an order in the chosen minutes, and says the clock time that the customer will read. It is computed from the moment that is shown,
 * and sent with it, so that nobody reads another minute.
 */
export function AcceptForm({ order, nowMs, onRefuse }: AcceptFormProps) {
  const words = useI18n();
  const { t, formatTime } = words;
  const proposed = order.proposed_minutes ?? PROPOSED_MINUTES.least;
  const [chosen, setChosen] = useState(proposed);
  const [own, setOwn] = useState('');
  const { fault, refuse, clear } = useFault();
  const accept = useTap(calls.orders.accept, text('Accepted'), order.id);
  const minutes = own === '' ? chosen : Number(own);
  const isPossible = Number.isInteger(minutes) && minutes >= READY_MINUTES.least && minutes <= READY_MINUTES.most;
  const slot = order.schedule_at !== null && order.promised;
  const readyMs = slot
    ? readyForSlot({ type: order.order_type, fromMs: Date.parse(slot.from), distanceMetres: (order.distance ?? 0) * 1_000 })
    : readyBy(nowMs, isPossible ? minutes : proposed);
  const window = windowText(order, readyMs, nowMs, words);
  const send = () => {
    clear();
    const body = { ...(!slot && { minutes }), tapped_at: new Date(nowMs).toISOString() };
    accept.press({ params: { order: order.id }, body }, { onDone: clear, onRefused: refuse });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) send();
      }}
    >
      <FormError>{fault}</FormError>
      {!slot && (
        <>
          <MinutesRow
            label={t('Ready in')}
            choices={minutesToChoose(proposed)}
            proposed={proposed}
            value={own === '' ? chosen : -1}
            onChange={(next) => {
              setChosen(next);
              setOwn('');
            }}
          />
          <TextField
            label={t('Other minutes')}
            name="minutes"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={own}
            error={isPossible ? undefined : t('From {least} to {most} minutes', { least: READY_MINUTES.least, most: READY_MINUTES.most })}
            onChange={({ target }) => setOwn(target.value.replace(/\D/g, ''))}
          />
        </>
      )}
      <p className={styles.told}>
        {window
          ? t('The customer reads: ready by {time}, delivery from {from} to {to}', { time: formatTime(readyMs), ...window })
          : t('The customer reads: ready by {time}', { time: formatTime(readyMs) })}
      </p>
      <div className={styles.actions}>
        <Button type="submit" size={54} busy={accept.isPending} aria-disabled={!isPossible} className={styles.accept}>
          {t('Accept, ready by {time}', { time: formatTime(readyMs) })}
        </Button>
        <Button variant="outline" size={54} onClick={onRefuse} className={styles.refuse}>
          {t('Refuse')}
        </Button>
      </div>
    </form>
  );
}

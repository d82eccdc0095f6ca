import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { DELAY_MINUTES, DELAY_REASONS, readyBy, type DelayMinutes, type DelayReason } from '@bozor/domain/orders/ready-time.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useState } from 'react';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import * as styles from './accept-form.module.css';
import { MinutesRow } from './minutes-row.tsx';
import { DELAY_LABELS } from './order-texts.ts';

interface DelayFormProps {
  readonly order: StoreOrder;
  readonly nowMs: number;
  readonly onBack: () => void;
}

/** Postpones an accepted order, once, and says the time that the customer will read. */
export function DelayForm({ order, nowMs, onBack }: DelayFormProps) {
  const { t, formatTime } = useI18n();
  const [minutes, setMinutes] = useState<DelayMinutes>(10);
  const [reason, setReason] = useState<DelayReason>(DELAY_REASONS[0]);
  const { fault, refuse, clear } = useFault();
  const delay = useTap(calls.orders.delay, text('Postpone'), order.id);
  const readyMs = readyBy(Math.max(Date.parse(order.ready_by ?? order.pick_up_at), nowMs), minutes);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        clear();
        const body = { minutes, reason, tapped_at: new Date(nowMs).toISOString() };
        delay.press({ params: { order: order.id }, body }, { onDone: onBack, onRefused: refuse });
      }}
    >
      <FormError>{fault}</FormError>
      <MinutesRow label={t('Later by')} choices={DELAY_MINUTES} value={minutes} onChange={(next) => setMinutes(next as DelayMinutes)} />
      <RadioGroup
        label={t('Why? The customer reads it.')}
        variant="rows"
        options={DELAY_REASONS.map((value) => ({ value, label: t(DELAY_LABELS[value]) }))}
        value={reason}
        onChange={setReason}
      />
      <p className={styles.told}>{t('The customer reads: ready by {time}', { time: formatTime(readyMs) })}</p>
      <div className={styles.actions}>
        <Button type="submit" size={54} busy={delay.isPending} className={styles.accept}>
          {t('Postpone to {time}', { time: formatTime(readyMs) })}
        </Button>
        <Button variant="outline" size={54} onClick={onBack} className={styles.refuse}>
          {t('Back')}
        </Button>
      </div>
    </form>
  );
}

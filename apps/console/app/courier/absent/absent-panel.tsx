import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob } from '@bozor/contract/courier/shapes.ts';
import { ABSENT_TRIES, DOOR_MESSAGES, type DoorMessage } from '@bozor/domain/orders/undelivered/absence.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useSpokenText } from '@bozor/ui/feedback/use-spoken-text.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import { useWaitingTaps } from '../../frame/outbox/outbox-context.tsx';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { courierState } from '../courier-queries.ts';
import * as page from '../work/work.module.css';
import * as styles from './absent-panel.module.css';

const PhotoForm = lazyComponent(async () => (await import('../work/photo-form.tsx')).PhotoForm);

const MESSAGE_LABELS: Readonly<Record<DoorMessage, string>> = {
  'at-the-door': text('I am at the door'),
  'wrong-address': text('I do not find you'),
  'leaving-soon': text('I have to leave soon'),
};

interface AbsentPanelProps {
  readonly job: CourierJob;
  readonly absence: NonNullable<CourierJob['absence']>;
  readonly phone: string | null;
  readonly onDelivered: (text: string) => void;
}

/** The wait for a customer who does not answer: calls, ready messages in their language, the time that is left, and then the way back. */
export default function AbsentPanel({ job, absence, phone, onDelivered }: AbsentPanelProps) {
  const { t, formatNumber } = useI18n();
  const { dataUpdatedAt } = useApiQuery(courierState());
  const nowMs = useClock(1_000);
  const toWhom = job.order_type === 'parcel' ? text('Take it back to the sender') : text('Take it back to the store');
  const called = useTap(calls.jobs.tried, text('Call the customer'), job.order_id);
  const written = useTap(calls.jobs.tried, text('Send a message in their language'), job.order_id);
  const back = useTap(calls.jobs.returnGoods, toWhom, job.order_id);
  const dispose = useTap(calls.jobs.dispose, text('Throw the dishes away'), job.order_id);
  const { fault, refuse, clear } = useFault();
  const [isLeft, setLeft] = useState(false);
  const isMessageWaiting = useWaitingTaps().some(
    ({ order, call, input }) => order === job.order_id && call.path === calls.jobs.tried.path && input.body && 'message' in input.body,
  );
  // The clock is read once a second, and may be older than the answer.
  const secondsLeft = Math.max(0, Math.ceil(absence.seconds_left - Math.max(0, nowMs - dataUpdatedAt) / 1_000));
  const params = { id: job.order_id };
  const told = { onDone: clear, onRefused: refuse };
  const mayReturn = secondsLeft === 0 && absence.tries_left === 0;
  const isDisposed = job.when_absent === 'dispose';
  useSpokenText(mayReturn ? (isDisposed ? t('You can throw the dishes away now.') : t('You can take the order back now.')) : '');
  return (
    <section className={styles.panel} aria-labelledby={`absent-${job.order_id}`}>
      <h3 id={`absent-${job.order_id}`} className="text-h3">
        {t('The customer does not answer')}
      </h3>
      <p className={styles.timer} role="timer" aria-label={t('Time to wait')}>
        <bdi dir="ltr">{clockOf(secondsLeft, formatNumber)}</bdi>
      </p>
      <p aria-live="polite">{t('Tries: {done} of {all}', { done: ABSENT_TRIES - absence.tries_left, all: ABSENT_TRIES })}</p>
      <FormError>{fault}</FormError>
      {phone !== null && (
        <Button
          variant="tint"
          wide
          className={page.big}
          render={<a href={`tel:${phone}`} onClick={() => called.press({ params }, told)} />}
        >
          <Icon of={Phone} size={20} /> {t('Call the customer')}
        </Button>
      )}
      <fieldset className={styles.messages}>
        <legend>{t('Send a message in their language')}</legend>
        {DOOR_MESSAGES.map((message) => (
          <Button
            key={message}
            variant="outline"
            wide
            className={page.big}
            busy={written.isPending && written.input?.body?.message === message}
            onClick={() => written.press({ params, body: { message } }, told)}
          >
            <Icon of={MessageSquare} size={20} /> {t(MESSAGE_LABELS[message])}
          </Button>
        ))}
        {isMessageWaiting && (
          <p role="status">{t('The message goes out when the network is back, and counts from then on. A call counts at once.')}</p>
        )}
      </fieldset>
      {job.cash_to_collect === 0 && job.may_prove_by_photo && !isLeft && (
        <Button variant="outline" wide className={page.big} onClick={() => setLeft(true)}>
          {t('Leave it at a safe place, with a photo')}
        </Button>
      )}
      {isLeft && (
        <PhotoForm
          job={job}
          at="left_at_door"
          fallback={<div aria-busy="true" />}
          lost={() => setLeft(false)}
          onDelivered={onDelivered}
          onBack={() => setLeft(false)}
        />
      )}
      {mayReturn && isDisposed && (
        <>
          <p className={styles.hint}>{t('Dishes cannot be sold again. You are paid for the way.')}</p>
          <Button variant="danger" wide className={page.big} busy={dispose.isPending} onClick={() => dispose.press({ params }, told)}>
            {t('Throw the dishes away')}
          </Button>
        </>
      )}
      {mayReturn ? (
        <Button
          variant={isDisposed ? 'outline' : 'danger'}
          wide
          className={page.big}
          busy={back.isPending}
          onClick={() => back.press({ params }, told)}
        >
          {t(toWhom)}
        </Button>
      ) : (
        <p className={styles.hint}>{t('After the time and two tries you can take the order back. You are paid for the way.')}</p>
      )}
    </section>
  );
}

/** Minutes and seconds: 4:05. */
function clockOf(seconds: number, formatNumber: (value: number) => string): string {
  const rest = seconds % 60;
  return `${formatNumber(Math.floor(seconds / 60))}:${rest < 10 ? formatNumber(0) : ''}${formatNumber(rest)}`;
}

import { calls } from '@bozor/contract/courier/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useSpokenText } from '@bozor/ui/feedback/use-spoken-text.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import Bike from 'lucide-react/icons/bike';
import Coffee from 'lucide-react/icons/coffee';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useEffect, useState } from 'react';
import { useWaitingTaps } from '../../frame/outbox/outbox-context.tsx';
import type { Tap } from '../../frame/outbox/tap.ts';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { courierState } from '../courier-queries.ts';
import { stateWithTaps } from './state-with-taps.ts';
import * as styles from './work.module.css';

// Whoever opens the app is off duty, and needs a button. The rest is fetched once they are on duty, before it is needed.
const OfferCard = lazyComponent(async () => (await import('./offer-card.tsx')).OfferCard);
const CarriedOrders = lazyComponent(async () => (await import('./carried-orders.tsx')).CarriedOrders);

type State = Reply<typeof calls.state.read>;

/** The work of a courier: off duty, waiting, an offer, or the orders that they carry. */
export default function WorkPage() {
  const { t } = useI18n();
  const { data: read, dataUpdatedAt, error, isFetching, refetch } = useApiQuery(courierState());
  const taps = useWaitingTaps();
  const data = read && stateWithTaps(read, taps, dataUpdatedAt);
  // Its addresses come with the answer.
  const taken = taps.find(
    ({ call, order }) => call.path === calls.offers.take.path && !data?.jobs.some(({ order_id: id }) => id === order),
  );
  if (!data)
    return error ? (
      <ErrorState
        title={t('Connection lost. Please try again.')}
        retryLabel={t('Load again')}
        busy={isFetching}
        onRetry={() => void refetch()}
        isPage
      />
    ) : (
      <div className={styles.page} aria-busy="true" />
    );
  return <Work state={data} taken={taken} readAtMs={dataUpdatedAt} onOver={() => void refetch()} />;
}

interface WorkProps {
  readonly state: State;
  /** An offer whose taking waits for the network. */
  readonly taken: Tap | undefined;
  /** When the state was read, by the clock of this device. */
  readonly readAtMs: number;
  readonly onOver: () => void;
}

function Work({ state, taken, readAtMs, onOver }: WorkProps) {
  const { t, formatPrice, formatTime } = useI18n();
  const { fault, refuse } = useFault();
  const [delivered, setDelivered] = useState<string>();
  const { offer, jobs, on_duty: isOnDuty } = state;
  useEffect(() => {
    if (!isOnDuty) return;
    // Code that cannot be fetched now is tried again when it is shown.
    for (const part of [OfferCard, CarriedOrders]) part.fetch().catch(() => {});
  }, [isOnDuty]);
  const takenText =
    taken &&
    t('You took an order at {time}. It is yours once the shop has answered: the network is missing. Its addresses appear here then.', {
      time: formatTime(new Date(taken.tappedAtMs).toISOString()),
    });
  useSpokenText(takenText ?? delivered ?? '');
  return (
    <div className={styles.page}>
      <title>{t('Deliveries')}</title>
      <h1 className="visually-hidden">{t('Deliveries')}</h1>
      {delivered !== undefined && (
        <Notice kind="success">
          <span className={styles.strong}>{delivered}</span>
        </Notice>
      )}
      {state.is_over_limit && (
        <Notice kind="warn">
          {t('You carry {amount} of cash. Hand it in: until then you get no cash orders.', { amount: formatPrice(state.cash_in_hand) })}
        </Notice>
      )}
      <FormError>{fault}</FormError>
      {takenText !== undefined && <Notice kind="info">{takenText}</Notice>}
      {offer && (
        <OfferCard
          key={offer.id}
          fallback={<div aria-busy="true" />}
          offer={offer}
          readAtMs={readAtMs}
          onOver={onOver}
          onRefused={(error) => {
            refuse(error);
            onOver();
          }}
        />
      )}
      {jobs.length > 0 && <CarriedOrders fallback={<div aria-busy="true" />} state={state} onDelivered={setDelivered} />}
      {(!isOnDuty || (!offer && !taken && jobs.length === 0)) && <Duty isOnDuty={state.on_duty} onChange={() => setDelivered(undefined)} />}
    </div>
  );
}

/** Going on and off duty. */
function Duty({ isOnDuty, onChange }: { readonly isOnDuty: boolean; readonly onChange: () => void }) {
  const { t } = useI18n();
  const start = useTap(calls.duty.start, text('Go on duty'), undefined);
  const end = useTap(calls.duty.end, text('Go off duty'), undefined);
  const { fault, refuse, clear } = useFault();
  const told = {
    onDone: () => {
      clear();
      onChange();
    },
    onRefused: refuse,
  };
  useSpokenText(isOnDuty ? t('You are on duty. Offers appear here.') : t('You are off duty.'));
  return (
    <section className={styles.duty} aria-labelledby="duty-title">
      <div className={styles.still}>
        <span className={styles.disc} data-on={isOnDuty || undefined}>
          <Icon of={isOnDuty ? Bike : Coffee} size={24} />
        </span>
        <h2 id="duty-title" className="text-h1">
          {isOnDuty ? t('You are on duty') : t('You are off duty')}
        </h2>
        <p className={styles.quiet}>
          {isOnDuty
            ? t('Stay near the stores. An offer appears here with a sound, and you have 30 seconds to answer.')
            : t('Go on duty to get orders. Your position is used only while you carry one.')}
        </p>
      </div>
      <div className={styles.actions}>
        <FormError>{fault}</FormError>
        {isOnDuty ? (
          <Button variant="outline" wide className={styles.big} busy={end.isPending} onClick={() => end.press({}, told)}>
            {t('Go off duty')}
          </Button>
        ) : (
          <Button wide className={styles.big} busy={start.isPending} onClick={() => start.press({}, told)}>
            {t('Go on duty')}
          </Button>
        )}
      </div>
    </section>
  );
}

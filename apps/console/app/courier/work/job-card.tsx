import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob, CourierStop } from '@bozor/contract/courier/shapes.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { onIdle } from '@bozor/web/hydration/on-idle.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useEffect } from 'react';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { WaitsForNetwork } from '../../frame/outbox/waits-for-network.tsx';
import { OpenChat } from '../../frame/chats/open-chat.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import { Absent, fetchAbsentPanel } from '../absent/absent.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { DeliverForm, fetchPhotoForm } from './deliver-form.tsx';
import * as styles from './job-card.module.css';
import { OpenWay } from './open-way.tsx';
import { PickUpForm } from './pick-up-form.tsx';
import * as page from './work.module.css';

const BringBack = lazyComponent(async () => (await import('../absent/bring-back.tsx')).default);

/** Code that a courier may need at a door without a network. */
const LATER = [fetchPhotoForm, fetchAbsentPanel, () => BringBack.fetch()];

interface JobCardProps {
  readonly job: CourierJob;
  /** The order that is carried first. */
  readonly isFirst: boolean;
  /** With what the courier reads afterwards. */
  readonly onDelivered: (text: string) => void;
}

/** An order with its stops in their order. The current stop is open, with all that is done there. */
export function JobCard({ job, isFirst, onDelivered }: JobCardProps) {
  const { t, formatTime } = useI18n();
  // Code that cannot be fetched now is tried again when it is shown.
  useEffect(() => onIdle(() => LATER.forEach((load) => void load().catch(() => {}))), []);
  const number = formatOrderNumber(job.order_id as OrderId);
  const current = job.stops.find(({ is_done }) => !is_done);
  return (
    <article className={styles.card} aria-labelledby={`job-${job.order_id}`}>
      <header className={styles.head}>
        <h2 id={`job-${job.order_id}`} className="text-h3">
          {isFirst ? t('Order {number}', { number }) : t('Next: order {number}', { number })}
        </h2>
        {job.promised_until !== null && <p className="text-meta">{t('Promised until {time}', { time: formatTime(job.promised_until) })}</p>}
        <WaitsForNetwork order={job.order_id} />
      </header>
      <ol className={styles.stops}>
        {job.stops.map((stop) => (
          <li key={stop.kind} className={styles.stop} aria-current={stop === current ? 'step' : undefined}>
            <StopHead stop={stop} />
            {stop === current && stop.kind !== 'back' && <CurrentStop job={job} stop={stop} onDelivered={onDelivered} />}
            {stop.kind === 'back' && <BringBack fallback={<div aria-busy="true" />} job={job} stop={stop} onDelivered={onDelivered} />}
          </li>
        ))}
      </ol>
    </article>
  );
}

function StopHead({ stop }: { readonly stop: CourierStop }) {
  const { t } = useI18n();
  return (
    <div className={styles.stopHead}>
      <Icon of={stop.is_done ? CircleCheck : MapPin} size={24} />
      <p>
        <span className="text-meta">
          {stop.kind === 'store' ? t('Pick up') : stop.kind === 'customer' ? t('Hand over') : t('Bring back')}
          {stop.is_done && <span className="visually-hidden"> {t('Done')}</span>}
        </span>
        <bdi className={styles.name}>{stop.name}</bdi>
      </p>
    </div>
  );
}

function CurrentStop({
  job,
  stop,
  onDelivered,
}: {
  readonly job: CourierJob;
  readonly stop: CourierStop;
  readonly onDelivered: (text: string) => void;
}) {
  const { t, formatNumber } = useI18n();
  const arrive = useTap(calls.jobs.arrived, text('I am here'), job.order_id);
  const { fault, refuse, clear } = useFault();
  const isStore = stop.kind === 'store';
  const isReady = job.status === 'handover' || job.order_type === 'parcel';
  return (
    <div className={styles.current}>
      <address className={styles.address}>
        <span className={styles.street}>{stop.address}</span>
        {stop.road && <span>{stop.road}</span>}
        {stop.house && <span>{t('House, flat: {house}', { house: stop.house })}</span>}
        {stop.floor && <span>{t('Floor: {floor}', { floor: stop.floor })}</span>}
        {stop.note && <span className={styles.note}>{stop.note}</span>}
        {!isStore && job.instruction && <span className={styles.note}>{job.instruction}</span>}
      </address>
      <OpenWay stop={stop} />
      <div className={styles.pair}>
        {/* The wait for an absent customer has a button of its own, which counts the call. */}
        {stop.phone && job.absence === null && (
          <Button variant="outline" wide className={page.big} render={<a href={`tel:${stop.phone}`} />}>
            <Icon of={Phone} size={20} /> {isStore ? t('Call the store') : t('Call the customer')}
          </Button>
        )}
        {stop.arrived_at === null && (
          <Button
            variant={isStore && isReady ? 'outline' : 'tint'}
            wide
            className={page.big}
            busy={arrive.isPending}
            onClick={() =>
              arrive.press(
                { params: { id: job.order_id }, body: { at: isStore ? 'store' : 'customer' } },
                { onDone: clear, onRefused: refuse },
              )
            }
          >
            {t('I am here')}
          </Button>
        )}
      </div>
      {job.can_chat && <OpenChat calls={calls.chats} orderId={job.order_id} path="/courier/chats" className={page.big} />}
      <FormError>{fault}</FormError>
      {isStore && job.items.length > 0 && (
        <details className={styles.items}>
          <summary>{t('{count, plural, one {# item} other {# items}} to check', { count: job.items_count })}</summary>
          <ul>
            {job.items.map(({ name, quantity }, at) => (
              <li key={at}>
                <bdi>{name}</bdi> × {formatNumber(quantity)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {isStore && job.order_type !== 'parcel' && (
        <div className={styles.code}>
          <p>{t('Your code for the store')}</p>
          <p className={styles.digits}>
            <span aria-hidden dir="ltr">
              {job.courier_code}
            </span>
            <span className="visually-hidden">{job.courier_code.split('').join(' ')}</span>
          </p>
        </div>
      )}
      {isStore && !isReady && (
        <p className={styles.waits}>{t('The store is still preparing this order. The code field appears when it is ready.')}</p>
      )}
      {isStore && isReady && <PickUpForm job={job} />}
      {!isStore && <DeliverForm job={job} onDelivered={onDelivered} />}
      {!isStore && <Absent job={job} stop={stop} onDelivered={onDelivered} />}
    </div>
  );
}

import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { point } from '@bozor/domain/places/point.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { langOf, LongText } from '../../shell/long-text.tsx';
import { MapPreview } from '../map/map-preview.tsx';
import * as styles from './store-about.module.css';

const DAYS = [
  text('Monday'),
  text('Tuesday'),
  text('Wednesday'),
  text('Thursday'),
  text('Friday'),
  text('Saturday'),
  text('Sunday'),
] as const;

/** Opening hours, contact and location of a store. */
export function StoreAbout({ store }: { readonly store: StoreDetails }) {
  const { t, formatDate, formatTime } = useI18n();
  const formatMoment = (at: string) => `${formatDate(at, 'day')}, ${formatTime(at)}`;
  const { name, address, phone } = store;
  const there = point(store.latitude, store.longitude);
  return (
    <section aria-labelledby="store-about" className={styles.about}>
      <div>
        <h2 id="store-about" className="text-section">
          {t('About the store')}
        </h2>
        <LongText text={store.description ?? ''} lang={langOf(store, 'description')} className={styles.line} />
        {store.on_time_percent !== null && <p className={styles.line}>{t('{percent}% on time', { percent: store.on_time_percent })}</p>}
        <p className={styles.line} lang={langOf(store, 'address')}>
          {address}
        </p>
        {phone && (
          <p className={styles.line}>
            <a href={`tel:${phone}`} className={styles.phone}>
              <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </a>
          </p>
        )}
        <h3 className={styles.hours}>{t('Opening hours')}</h3>
        <dl className={styles.week}>
          {DAYS.map((day, at) => (
            <div key={day} className={styles.day}>
              <dt>{t(day)}</dt>
              <dd>
                <Hours periods={store.schedules.filter((period) => period.day === at + 1)} />
              </dd>
            </div>
          ))}
        </dl>
        {store.closures.map(
          ({ starts_at, ends_at, reason }) =>
            reason && (
              <p key={starts_at} className={styles.line}>
                {t('Closed from {from} to {to}: {reason}', { from: formatMoment(starts_at), to: formatMoment(ends_at), reason })}
              </p>
            ),
        )}
      </div>
      {there && (
        <button
          type="button"
          className={styles.map}
          onClick={() => openOverlay('shop-map', { place: { name, address, phone, point: there } })}
        >
          <span className="visually-hidden">{t('{name} on the map', { name })}</span>
          <MapPreview center={there} marks={[{ kind: 'store', point: there, label: name }]} className={styles.preview} />
        </button>
      )}
    </section>
  );
}

function Hours({ periods }: { readonly periods: StoreDetails['schedules'] }) {
  const { t } = useI18n();
  if (periods.length === 0) return t('Closed');
  if (periods.some(isAllDay)) return t('All day');
  return <bdi dir="ltr">{periods.map(({ opening_time, closing_time }) => `${opening_time}–${closing_time}`).join(', ')}</bdi>;
}

/** Midnight to midnight. */
export function isAllDay({ opening_time, closing_time }: StoreDetails['schedules'][number]): boolean {
  return opening_time === '00:00' && closing_time === '00:00';
}

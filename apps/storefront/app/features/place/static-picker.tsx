import { greatCircleMetres } from '@bozor/domain/places/distance.ts';
import { point as pointOf, type Point } from '@bozor/domain/places/point.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { MapPreview } from '../map/map-preview.tsx';
import { cityMap } from '@bozor/map/map-queries.ts';
import * as styles from './static-picker.module.css';

const MOST_NEARBY = 6;

/** Fallback without a live map: a static picture of the surroundings, and the places nearby to pick from. */
export function StaticPicker({ point, onPick }: { readonly point: Point; readonly onPick: (point: Point, name?: string) => void }) {
  const { t } = useI18n();
  const { data: city } = useApiQuery(cityMap());
  const nearby = (city?.places ?? [])
    .flatMap(({ lat, lng, name, kind }) => {
      const at = pointOf(lat, lng);
      return at && kind !== 'neighbourhood' ? [{ name, at, metres: greatCircleMetres(point, at) }] : [];
    })
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, MOST_NEARBY);
  return (
    <div className={styles.frame}>
      <MapPreview center={point} height={350} className={styles.picture} />
      <div className={styles.nearby}>
        <p className={styles.note}>{t('This browser cannot draw the live map. Search, or pick a place nearby.')}</p>
        <ul tabIndex={-1} className={styles.places}>
          {nearby.map(({ name, at }) => (
            <li key={`${at.lat},${at.lng}`}>
              <button type="button" className={styles.place} onClick={() => onPick(at)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

import { calls } from '@bozor/contract/shop/calls.ts';
import { point, type Point } from '@bozor/domain/places/point.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { SearchField, type Suggestion } from '@bozor/ui/forms/search-field.tsx';
import MapPin from 'lucide-react/icons/map-pin';
import { useState, type ReactNode } from 'react';
import { reportFailure } from '@bozor/web/api/report-failure.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useDebouncedValue } from '@bozor/web/forms/use-debounced-value.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { PlaceDoor } from '../../platform/scope/place-door.ts';
import { doorOf } from './door-of.ts';
import { placesLike } from './place-queries.ts';
import * as styles from './location-search.module.css';

const TYPING_PAUSE_MS = 200;

interface LocationSearchProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onPick: (point: Point, name: string, door: PlaceDoor | undefined) => void;
  readonly variant?: 'sunken' | 'raised';
  readonly end?: ReactNode;
  readonly className?: string;
}

/** Combobox that searches places while the customer types, in any spelling. */
export function LocationSearch({ value, onValueChange, onPick, ...variant }: LocationSearchProps) {
  const { t } = useI18n();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const requested = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data, isFetching } = useApiQuery(placesLike(requested), { enabled: requested !== '' });
  const isLate = typed.trim() !== requested;
  const predictions = typed.trim() === '' || isLate ? [] : (data?.predictions ?? []);

  const pick = async ({ id, text }: Suggestion) => {
    setTyped('');
    onValueChange(text);
    const found = predictions.find(({ place_id }) => place_id === id);
    const known = point(found?.lat, found?.lng);
    const door = found && doorOf(found);
    if (known) return onPick(known, text, door);
    try {
      const { result } = await api.call(calls.place.details, { query: { placeid: id } });
      onPick(result.geometry.location as Point, text, door);
    } catch (error) {
      reportFailure(error);
    }
  };
  const suggestions = predictions.map(
    ({ place_id: id, description: text, structured_formatting: { main_text: main, secondary_text: area } }) => ({
      id,
      text,
      content: (
        <span className={styles.option}>
          <Icon of={MapPin} className={styles.pin} />
          <span className={styles.words}>
            <span className={styles.name}>{main}</span>
            <span className={styles.area}>{area}</span>
          </span>
        </span>
      ),
    }),
  );
  const hasText = typed.trim() !== '';
  return (
    <SearchField
      {...variant}
      label={t('Search location')}
      placeholder={t('Search location')}
      clearLabel={t('Clear')}
      maxLength={200}
      value={value}
      onValueChange={(next) => {
        setTyped(next);
        onValueChange(next);
      }}
      groups={[{ items: suggestions }]}
      loading={hasText && (isFetching || isLate)}
      loadingText={t('Search suggestions are loading...')}
      countText={(count) => t('{count, plural, one {# suggestion} other {# suggestions}}', { count })}
      {...(hasText && !isFetching && !isLate && { emptyText: t('Nothing found. Try another spelling, or pick the place on the map.') })}
      onPick={(suggestion) => void pick(suggestion)}
      onSearch={() => suggestions[0] && void pick(suggestions[0])}
    />
  );
}

import type { ZoneId } from '@bozor/domain/ids.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import type { PlaceDoor } from '../../platform/scope/place-door.ts';
import { IconTile } from '@bozor/ui/actions/icon-tile.tsx';
import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { PickedPlace } from './use-picked-place.ts';
import * as styles from './picked-place-foot.module.css';

interface PickedPlaceFootProps {
  readonly picked: PickedPlace;
  readonly onPick: (place: {
    readonly point: Point;
    readonly address: string;
    readonly zoneIds: readonly ZoneId[];
    readonly door: PlaceDoor | undefined;
  }) => void;
  readonly onLookAround: () => void;
  /** Leaves a short window to the map. */
  readonly isShort?: boolean;
}

/** Address under the pin, its zones, and the button that picks it. */
export function PickedPlaceFoot({ picked, onPick, onLookAround, isShort = false }: PickedPlaceFootProps) {
  const { t } = useI18n();
  const { address, door, zone, zoneIds, point, isLoading, refusal, isLost, retry } = picked;
  const [lastAddress, setLastAddress] = useState(address);
  if (address !== undefined && address !== lastAddress) setLastAddress(address);

  const known = address ?? (isLoading ? lastAddress : undefined);
  const note = noteOf(picked) ?? '';
  const [lastNote, setLastNote] = useState(note);
  if (!isLoading && note !== lastNote) setLastNote(note);
  const isReady = !isLoading && address !== undefined && zoneIds !== undefined;
  return (
    <div className={styles.foot} data-short={isShort || undefined}>
      <div className={styles.place}>
        <IconTile icon={MapPin} tinted />
        <div className={styles.words} data-stale={(isLoading && known !== undefined) || undefined}>
          <div aria-live="polite" aria-busy={isLoading || undefined}>
            {isLoading && known === undefined ? (
              <>
                <span className="visually-hidden">{t('Loading')}</span>
                <Skeleton className={styles.waiting} />
              </>
            ) : (
              <p className={styles.address}>{known === undefined ? !isLost && t('No address here') : <WrittenAddress text={known} />}</p>
            )}
          </div>
          {/* A region of its own, which stays while the map moves: the zone is announced when it changes, not with every address. */}
          <p className={styles.zone} aria-live="polite">
            {isLoading ? lastNote : note}
          </p>
        </div>
      </div>
      {refusal !== undefined && !isLoading ? (
        <Button variant="danger" size={54} className={styles.press} onClick={onLookAround}>
          {refusal}
        </Button>
      ) : isLost && !isLoading ? (
        <Button variant="tint" size={54} className={styles.press} onClick={retry}>
          {t('Try again')}
        </Button>
      ) : (
        <Button size={54} className={styles.press} disabled={!isReady} onClick={() => isReady && onPick({ point, address, zoneIds, door })}>
          {t('Pick Locations')}
        </Button>
      )}
    </div>
  );

  function noteOf({ refusal: refused, isLost: lost }: PickedPlace) {
    if (refused !== undefined) return t('You can still look around. To order, pick a place we deliver to.');
    if (lost) return t('Connection lost. Please try again.');
    if (!zone) return null;
    return t('{zone}: {count, plural, one {# store delivers here} other {# stores deliver here}}', {
      zone: zone.name,
      count: zone.store_count,
    });
  }
}

/** An address, whose street and house stand out. */
function WrittenAddress({ text }: { readonly text: string }) {
  const [, door = text, area = ''] = /^([^,]+)(,.*)$/s.exec(text) ?? [];
  return (
    <>
      <strong>{door}</strong>
      {area}
    </>
  );
}

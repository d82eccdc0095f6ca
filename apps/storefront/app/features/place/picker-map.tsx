import type { Point } from '@bozor/domain/places/point.ts';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Maximize from 'lucide-react/icons/maximize-2';
import Minimize from 'lucide-react/icons/minimize-2';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useRef, type RefObject } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CityMap } from '../map/city-map.tsx';
import type { MapHandle } from '@bozor/map/live/live-map-props.ts';
import { PinShape } from '@bozor/map/map-marker.tsx';
import { StaticPicker } from './static-picker.tsx';
import { useMyPosition } from './use-my-position.ts';
import type { PlaceDoor } from '../../platform/scope/place-door.ts';
import type { FoundName, PickedPlace } from './use-picked-place.ts';
import * as styles from './picker-map.module.css';

/** Close enough to tell neighbouring doors apart. */
const PICKER_ZOOM = 17;

interface PickerMapControl {
  readonly handle: RefObject<MapHandle | null>;
  readonly begin: Point;
  /** Moves the pin to a search result with its text and the door that was typed. */
  readonly goTo: (point: Point, name?: string, door?: PlaceDoor) => void;
  readonly moved: (center: Point, byReader: boolean) => void;
}

/**
 * Connects the map to the picked place. `onMovedByReader` is called when the customer moves the map, so that the search text no longer
 * applies.
 */
export function usePickerMap(picked: PickedPlace, onMovedByReader: () => void): PickerMapControl {
  const handle = useRef<MapHandle>(null);
  const begin = useRef(picked.point).current;
  const found = useRef<FoundName>(undefined);
  return {
    handle,
    begin,
    goTo: (point, name, door) => {
      found.current = name === undefined ? undefined : { name, door };
      picked.moved(point, found.current);
      handle.current?.goTo(point);
    },
    moved: (center, byReader) => {
      if (byReader) {
        found.current = undefined;
        onMovedByReader();
      }
      picked.moved(center, found.current);
    },
  };
}

interface PickerMapProps {
  readonly picked: PickedPlace;
  readonly map: PickerMapControl;
  /** 350 px high, 236 px in a form, or as high as a short window leaves. */
  readonly size?: 'picker' | 'form' | 'short' | 'tiny';
  /** Offers to enlarge to 90 % of the viewport. */
  readonly full?: { readonly isFull: boolean; readonly onChange: (isFull: boolean) => void };
}

/** A map that moves under a fixed pin. */
export function PickerMap({ picked, map, size = 'picker', full }: PickerMapProps) {
  const { t } = useI18n();
  const { isLocating, find } = useMyPosition();
  const showMyPosition = async () => {
    const position = await find();
    if (position) map.goTo(position);
  };
  return (
    <div
      className={styles.stage}
      data-size={size}
      data-full={full?.isFull || undefined}
      data-fills={size === 'short' || size === 'tiny' || undefined}
    >
      <CityMap
        ref={map.handle}
        className={styles.map}
        label={t('Map. Arrow keys move it under the pin, plus and minus zoom.')}
        center={map.begin}
        zoom={PICKER_ZOOM}
        exact
        centersOnPress
        onMoving={picked.moving}
        onMoved={map.moved}
        fallback={<StaticPicker point={picked.point} onPick={map.goTo} />}
      >
        <div className={styles.zoom}>
          <IconButton icon={Plus} label={t('Zoom in')} variant="plain" onClick={() => map.handle.current?.zoomIn()} />
          <IconButton icon={Minus} label={t('Zoom out')} variant="plain" onClick={() => map.handle.current?.zoomOut()} />
        </div>
      </CityMap>
      <span className={styles.pin} data-moving={picked.isMoving || undefined}>
        <PinShape className={styles.drop} />
      </span>
      <div className={styles.corner}>
        {full && (
          <IconButton
            icon={full.isFull ? Minimize : Maximize}
            label={full.isFull ? t('Leave full screen') : t('Full screen')}
            variant="plain"
            onClick={() => full.onChange(!full.isFull)}
          />
        )}
        <IconButton
          icon={LocateFixed}
          label={t('Use Current Location')}
          variant="plain"
          aria-busy={isLocating || undefined}
          disabled={isLocating}
          onClick={() => void showMyPosition()}
        />
      </div>
    </div>
  );
}

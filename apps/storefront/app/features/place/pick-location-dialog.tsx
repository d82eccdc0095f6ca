import type { Point } from '@bozor/domain/places/point.ts';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { clearDeliveryPlace, useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { LocationSearch } from './location-search.tsx';
import { PickedPlaceFoot } from './picked-place-foot.tsx';
import { PickerMap, usePickerMap } from './picker-map.tsx';
import { usePickedPlace } from './use-picked-place.ts';
import { usePlaceSetter } from './use-place-setter.ts';
import { useWindowHeight } from './use-window-height.ts';
import * as styles from './pick-location-dialog.module.css';

/** 'Pick Location': the point under the pin becomes the delivery place; `then` continues the action that needed it. */
export function PickLocationDialog({ start, title, then, pick, open, close, closed }: OverlayProps['pick-location'] & OverlayControls) {
  const { t } = useI18n();
  const { default_location: middle } = useConfig();
  const { point } = useDeliveryPlace();
  const { set } = usePlaceSetter();
  const picked = usePickedPlace(start ?? point ?? (middle as Point));
  const [found, setFound] = useState('');
  const [isEnlarged, setIsEnlarged] = useState(false);
  const height = useWindowHeight();
  const isShort = height !== 'usual';
  const isFull = isEnlarged || isShort;
  const map = usePickerMap(picked, () => setFound(''));

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={title ?? t('Pick Location')}
      titleHidden={isFull}
      text={isFull || pick ? undefined : t('Share your exact location to see which stores deliver to your door.')}
      size="picker"
      closeLabel={t('Close')}
      {...(isFull && { className: styles.full })}
      fills={isFull}
      foot={
        <PickedPlaceFoot
          picked={picked}
          isShort={isShort}
          onPick={(place) => {
            (pick ?? set)(place);
            close();
            then?.();
          }}
          onLookAround={() => {
            if (!pick) clearDeliveryPlace();
            close();
          }}
        />
      }
    >
      <div className={styles.picker} data-full={isFull || undefined}>
        <LocationSearch className={styles.search} variant="raised" value={found} onValueChange={setFound} onPick={map.goTo} />
        <PickerMap
          picked={picked}
          map={map}
          size={isShort ? height : 'picker'}
          {...(!isShort && { full: { isFull, onChange: setIsEnlarged } })}
        />
      </div>
    </Dialog>
  );
}

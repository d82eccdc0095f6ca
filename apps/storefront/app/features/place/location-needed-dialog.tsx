import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPinned from 'lucide-react/icons/map-pinned';
import { openOverlay, type OverlayControls, type OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useMyPosition } from './use-my-position.ts';
import { usePlaceSetter } from './use-place-setter.ts';
import * as styles from './location-needed-dialog.module.css';

/** Asks for the delivery location that an action needs, then continues the action. */
export function LocationNeededDialog({ then, open, close, closed }: OverlayProps['location-needed'] & OverlayControls) {
  const { t } = useI18n();
  const { isLocating, find } = useMyPosition();
  const { setPoint } = usePlaceSetter();
  const takeCurrent = async () => {
    const point = await find();
    if (!point) return;
    close();
    await setPoint(point, { then });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      size="confirm"
      title={t('Where should we deliver?')}
      text={t('Set your delivery location first: it decides which stores can bring this to you.')}
      closeLabel={t('Close')}
    >
      <div className={styles.choices}>
        <Button
          wide
          onClick={() => {
            close();
            openOverlay('pick-location', { then });
          }}
        >
          <Icon of={MapPinned} />
          {t('Pick from map')}
        </Button>
        <Button wide variant="tint" busy={isLocating} onClick={() => void takeCurrent()}>
          <Icon of={LocateFixed} />
          {t('Use Current Location')}
        </Button>
      </div>
    </Dialog>
  );
}

import { Dialog } from '@bozor/ui/dialog.tsx';
import { openOverlay, type OverlayControls, type OverlayProps } from '../../platform/overlays.ts';
import { useWords } from '../../platform/words/words.tsx';
import { TrackForm } from './track-form.tsx';

declare module '../../platform/overlays.ts' {
  interface OverlayProps {
    /** Asks which order to follow. */
    'track-order': { orderId?: number; contactNumber?: string };
  }
}

export function TrackOrderDialog({ orderId, contactNumber, open, close, closed }: OverlayProps['track-order'] & OverlayControls) {
  const { t } = useWords();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={t('Track Order')}
      text={t('See where it is and when it comes.')}
      closeLabel={t('Close')}
    >
      <TrackForm
        orderId={orderId === undefined ? '' : String(orderId)}
        contactNumber={contactNumber}
        onTrack={(id, contact) => {
          close();
          openOverlay('tracking', { orderId: id, contactNumber: contact });
        }}
      />
    </Dialog>
  );
}

import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { openOverlay, type OverlayControls, type OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { TrackForm } from './track-form.tsx';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Asks for the order to track. */
    'track-order': { orderId?: number; contactNumber?: string };
  }
}

export function TrackOrderDialog({ orderId, contactNumber, open, close, closed }: OverlayProps['track-order'] & OverlayControls) {
  const { t } = useI18n();
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

import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import type { OverlayControls } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Shown when the browser denies access to the position. */
export function LocationPermissionDialog({ open, close, closed }: OverlayControls) {
  const { t } = useI18n();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      size="confirm"
      title={t('Please allow browser location permission')}
      text={t('Your browser location track permission is off. Please turn on the location permission to detect current location')}
      closeLabel={t('Close')}
    >
      <Button wide onClick={close}>
        {t('Okay')}
      </Button>
    </Dialog>
  );
}

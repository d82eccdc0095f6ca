import { AlertDialog } from '@bozor/ui/overlays/alert-dialog.tsx';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CART_NOTICE_TEXTS } from './cart-messages.ts';

/** A cart holds items of one store: asks for confirmation before those of another are removed. */
export function ClearCartDialog({ confirm, open, close, closed }: OverlayProps['clear-cart'] & OverlayControls) {
  const { t } = useI18n();
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={t('Start a new cart?')}
      text={t(CART_NOTICE_TEXTS['other-store'])}
      confirmLabel={t('Continue')}
      cancelLabel={t('Cancel')}
      onConfirm={confirm}
    />
  );
}

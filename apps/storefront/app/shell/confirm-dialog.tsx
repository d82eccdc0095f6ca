import { AlertDialog } from '@bozor/ui/overlays/alert-dialog.tsx';
import type { OverlayControls } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly text?: string;
  readonly confirmLabel: string;
  /** While a returned promise is pending the dialog stays open and busy; when it rejects the dialog stays open. */
  readonly act: () => void | Promise<unknown>;
  readonly danger?: boolean;
}

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    confirm: ConfirmProps;
  }
}

/** Any yes/no question: `openOverlay('confirm', { title, confirmLabel, act })`. */
export function ConfirmDialog({ title, text, confirmLabel, act, danger, open, close, closed }: ConfirmProps & OverlayControls) {
  const { t } = useI18n();
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      cancelLabel={t('Cancel')}
      onConfirm={act}
      danger={danger}
      onClosed={closed}
    />
  );
}

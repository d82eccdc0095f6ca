import { AlertDialog } from '@bozor/ui/alert-dialog.tsx';
import type { OverlayControls } from '../platform/overlays.ts';
import { useWords } from '../platform/words/words.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly text?: string;
  readonly confirmLabel: string;
  /** A promise keeps the question open and busy; when it is broken the question stays. */
  readonly act: () => void | Promise<unknown>;
  readonly danger?: boolean;
}

declare module '../platform/overlays.ts' {
  interface OverlayProps {
    confirm: ConfirmProps;
  }
}

/** Any question with two answers: `openOverlay('confirm', { title, confirmLabel, act })`. */
export function ConfirmDialog({ title, text, confirmLabel, act, danger, open, close, closed }: ConfirmProps & OverlayControls) {
  const { t } = useWords();
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

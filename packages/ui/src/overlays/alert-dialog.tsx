import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useFinalFocus } from './use-final-focus.ts';
import * as shell from './dialog.module.css';
import * as styles from './alert-dialog.module.css';

/**
 * A question with two answers. A promise from `onConfirm` keeps the button busy and the dialog open until it settles.
 * The dialog closes when the promise resolves and stays open when it rejects.
 */
export function AlertDialog({
  open,
  onOpenChange,
  picture,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger,
  onClosed,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void | Promise<unknown>;
  danger?: boolean;
  /** After the closing animation. */
  onClosed?: () => void;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const finalFocus = useFinalFocus(open, popup);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The rejecting code has reported the reason; the dialog stays open.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Base.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)} onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}>
      <Base.Portal>
        <Base.Backdrop className={shell.backdrop} />
        <Base.Viewport className={shell.viewport}>
          <Base.Popup ref={popup} className={`${shell.popup} ${styles.popup}`} data-modal data-size="confirm" finalFocus={finalFocus}>
            {picture && <div className={styles.picture}>{picture}</div>}
            <Base.Title className={styles.title}>{title}</Base.Title>
            {text && <Base.Description className={styles.text}>{text}</Base.Description>}
            <div className={styles.answers}>
              <Base.Close render={<Button variant="ghost" size={54} />}>{cancelLabel}</Base.Close>
              <Button variant={danger ? 'danger' : 'primary'} size={54} busy={busy} onClick={() => void confirm()}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

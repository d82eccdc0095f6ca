import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { useSpokenTitle } from '../feedback/use-spoken-title.ts';
import { isFromToaster } from './is-from-toaster.ts';
import { useFinalFocus } from './use-final-focus.ts';
import { useSheetDrag } from './use-sheet-drag.ts';
import * as styles from './dialog.module.css';

/** 450, 459, 640, 440 and 960 px wide. */
export type DialogSize = 'auth' | 'item' | 'picker' | 'confirm' | 'wide';

/**
 * A modal dialog with a focus trap. It closes on Escape, a press outside, its close button and, as the bottom sheet below 600 px, on
 * pulling the grabber down. The focus then returns to its previous element. A title that changes while it is open is announced.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden,
  text,
  size = 'auth',
  closeLabel,
  media,
  actions,
  foot,
  dismissible = true,
  fills,
  initialFocus,
  onClosed,
  className,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Hides the title visually; 'repeated' also from screen readers, which read it in the content. It names the dialog either way. */
  titleHidden?: boolean | 'repeated';
  text?: ReactNode;
  size?: DialogSize;
  closeLabel: string;
  /** Edge-to-edge picture at the top, under the close button. */
  media?: ReactNode;
  /** Buttons beside the close button. */
  actions?: ReactNode;
  /** Stays at the bottom while the content scrolls, unless the window is short for its text. */
  foot?: ReactNode;
  /** When false, only the buttons close the dialog: for a running action. */
  dismissible?: boolean;
  /** The content, a map, has the height that the foot leaves, and does not scroll. */
  fills?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** After the closing animation. */
  onClosed?: () => void;
  className?: string;
  children?: ReactNode;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const finalFocus = useFinalFocus(open, popup);
  useSpokenTitle(title);
  const drag = useSheetDrag(popup, () => onOpenChange(false));
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        const refused = details.reason === 'escape-key' ? !dismissible : isFromToaster(details.event);
        if (refused) details.cancel();
        else onOpenChange(next);
      }}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            className={classNames(styles.popup, className)}
            data-modal
            data-size={size}
            data-media={media ? '' : undefined}
            data-fills={fills || undefined}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            {dismissible && <div className={styles.grabber} {...drag} />}
            <div className={styles.corner}>
              {actions}
              <Base.Close render={<IconButton icon={X} label={closeLabel} round variant={media ? 'glass' : 'sunken'} />} />
            </div>
            <div className={styles.scroll} tabIndex={-1}>
              {media && <div className={styles.media}>{media}</div>}
              {media && <div className={styles.crown} data-title={typeof title === 'string' ? title : undefined} aria-hidden />}
              <div className={styles.body}>
                <Base.Title
                  className={titleHidden ? 'visually-hidden' : styles.title}
                  aria-hidden={titleHidden === 'repeated' || undefined}
                >
                  {title}
                </Base.Title>
                {text && <Base.Description className={styles.text}>{text}</Base.Description>}
                {children}
              </div>
            </div>
            {foot && <div className={styles.foot}>{foot}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

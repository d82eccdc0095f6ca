import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../base/class-names.ts';
import { isFromToaster } from './is-from-toaster.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { useSpokenTitle } from '../feedback/use-spoken-title.ts';
import { useFinalFocus } from './use-final-focus.ts';
import * as styles from './drawer.module.css';

/** A modal panel of 440 px at the inline end, full width on phones. It behaves like `Dialog`. */
export function Drawer({
  open,
  onOpenChange,
  title,
  aside,
  closeLabel,
  foot,
  initialFocus,
  onClosed,
  className,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Muted text beside the title: "4 items". */
  aside?: ReactNode;
  closeLabel: string;
  foot?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  onClosed?: () => void;
  className?: string;
  children?: ReactNode;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const finalFocus = useFinalFocus(open, popup);
  useSpokenTitle(title);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => (isFromToaster(details.event) ? details.cancel() : onOpenChange(next))}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          data-modal
          className={classNames(styles.panel, className)}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
        >
          <div className={styles.parts} tabIndex={-1}>
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {aside && <span className={styles.aside}>{aside}</span>}
              <Base.Close render={<IconButton icon={X} label={closeLabel} round className={styles.close} />} />
            </div>
            <div className={styles.scroll} tabIndex={-1}>
              {children}
            </div>
            {foot && <div className={styles.foot}>{foot}</div>}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { usePopover } from './use-popover.ts';
import * as styles from './popup.module.css';

/** A panel below its trigger. `label` names it; `openOnHover` also opens it on hover. The function form of `children` gets a `close`. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  openOnHover,
  align = 'start',
  className,
  children,
}: {
  trigger: ReactElement;
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  openOnHover?: boolean;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const popover = usePopover({ openOnHover, open, onOpenChange });
  return (
    <div {...popover.root} className={styles.root}>
      {cloneElement(trigger, popover.trigger as object)}
      <div
        id={popover.id}
        role="group"
        aria-label={label}
        hidden={!popover.open}
        data-align={align}
        className={classNames(styles.popup, styles.roomy, className)}
      >
        {popover.open && (typeof children === 'function' ? children(() => popover.close(true)) : children)}
      </div>
    </div>
  );
}

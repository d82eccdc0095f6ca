import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './popup.module.css';

/** A floating panel beside its trigger. `label` names it; `openOnHover` also opens it under the pointer. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  openOnHover,
  align = 'start',
  side = 'bottom',
  className,
  children,
}: {
  trigger: ReactElement;
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  openOnHover?: boolean;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  className?: string;
  children: ReactNode;
}) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} openOnHover={openOnHover} delay={100} closeDelay={150} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={8} collisionPadding={12} className={styles.positioner}>
          <Base.Popup aria-label={label} className={classNames(styles.popup, styles.roomy, className)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

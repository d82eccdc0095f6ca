import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon, type Glyph } from '../actions/icon.tsx';
import * as styles from './badge.module.css';

export type BadgeKind = 'sale' | 'new' | 'tint' | 'glass' | 'success' | 'warn' | 'danger' | 'muted';

/** A short label of 24 px, on a picture or in a line; at most two per card. Wrap figures in `<bdi dir="ltr">`. */
export function Badge({ kind, icon, className, children }: { kind: BadgeKind; icon?: Glyph; className?: string; children: ReactNode }) {
  return (
    <span className={classNames(styles.badge, className)} data-kind={kind}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}

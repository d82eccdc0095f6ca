import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon } from '../actions/icon.tsx';
import * as styles from './notice.module.css';

const glyphs = { info: Info, success: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

/** A persistent notice in the page. `live` makes it an alert for a fault that has just occurred. */
export function Notice({
  kind = 'info',
  live,
  action,
  className,
  children,
}: {
  kind?: keyof typeof glyphs;
  live?: boolean;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role={live ? 'alert' : undefined} className={classNames(styles.notice, className)} data-kind={kind}>
      <Icon of={glyphs[kind]} className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}

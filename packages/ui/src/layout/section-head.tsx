import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../base/class-names.ts';
import { Icon } from '../actions/icon.tsx';
import * as styles from './section-head.module.css';

/** Heading of a section with a muted line and, at the end, `all={<Link to="…" />}` with `allLabel`. */
export function SectionHead({
  title,
  id,
  text,
  all,
  allLabel,
  aside,
  level = 2,
  className,
}: {
  title: ReactNode;
  id?: string;
  text?: ReactNode;
  all?: ReactElement;
  allLabel?: string;
  aside?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.head, className)}>
      <div className={styles.words}>
        <Heading id={id} className={level === 1 ? 'text-h1' : 'text-section'}>
          {title}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {aside}
      {all && (
        <Button variant="link" size={40} render={all} className={styles.all}>
          {allLabel}
          <Icon of={ChevronRight} size={16} flip />
        </Button>
      )}
    </div>
  );
}

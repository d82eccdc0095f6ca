import { Icon, type Glyph } from '@bozor/ui/actions/icon.tsx';
import { IconTile } from '@bozor/ui/actions/icon-tile.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import * as styles from './account-row.module.css';

interface AccountRowProps {
  readonly icon: Glyph;
  readonly tinted: boolean;
  readonly title: ReactNode;
  readonly isNew?: boolean;
  /** Further text below the title, as `<span>`s. */
  readonly children: ReactNode;
  readonly end?: ReactNode;
  /** URL of the row. */
  readonly to?: string | undefined;
}

/** An event of the account in a list: a transaction or a notification. */
export function AccountRow({ icon, tinted, title, isNew, children, end, to }: AccountRowProps) {
  const content = (
    <>
      <IconTile icon={icon} tinted={tinted} />
      <span className={styles.words}>
        <span className={styles.title} data-new={isNew || undefined}>
          {title}
        </span>
        {children}
      </span>
      {end}
    </>
  );
  if (to === undefined) return <div className={styles.row}>{content}</div>;
  return (
    <PageLink to={to} className={styles.row}>
      {content}
      <Icon of={ChevronRight} flip className={styles.arrow} />
    </PageLink>
  );
}

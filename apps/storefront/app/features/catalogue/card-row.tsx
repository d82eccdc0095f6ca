import { ScrollRow } from '@bozor/ui/layout/scroll-row.tsx';
import type { AutoScroll } from '@bozor/ui/layout/use-auto-scroll.ts';
import type { ReactNode } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './card-row.module.css';

export interface CardRowProps {
  readonly label: string;
  readonly gliding?: AutoScroll;
}

/** Cards in one scrolling row, as wide as their kind needs. */
export function CardRow({
  of,
  children,
  ...row
}: CardRowProps & { readonly of: 'items' | 'wideItems' | 'stores'; readonly children: ReactNode[] }) {
  const { t } = useI18n();
  return (
    <ScrollRow {...row} previousLabel={t('Previous')} nextLabel={t('Next')} itemClassName={styles[of]}>
      {children}
    </ScrollRow>
  );
}

import { SectionHead } from '@bozor/ui/layout/section-head.tsx';
import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import type { ReactNode } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CardRowSkeleton, ItemGridSkeleton } from '../catalogue/card-skeletons.tsx';
import * as styles from './section.module.css';

/** Section of the home page: title, link to the whole list, content. */
export function Section({
  id,
  title,
  text,
  all,
  aside,
  children,
}: {
  /** Unique on the page; its heading is `${id}-title`. */
  readonly id: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** URL of the whole list. */
  readonly all?: string | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useI18n();
  return (
    <section aria-labelledby={`${id}-title`}>
      <SectionHead
        id={`${id}-title`}
        title={title}
        text={text}
        aside={aside}
        {...(all && { all: <PageLink to={all} />, allLabel: t('View all') })}
      />
      {children}
    </section>
  );
}

/** Content of a section, for its skeleton. */
export type SectionKind = 'items' | 'wideItems' | 'stores' | 'grid';

/** Skeleton of a section. */
export function SectionSkeleton({ of }: { readonly of: SectionKind }) {
  return (
    <div aria-busy="true">
      <Skeleton className={styles.title} />
      {of === 'grid' ? <ItemGridSkeleton count={12} rows={2} /> : <CardRowSkeleton of={of} />}
    </div>
  );
}

import type { ItemCard } from '@bozor/contract/item-card.ts';
import { useEffect, useRef } from 'react';
import { useWords } from '../../platform/words/words.tsx';
import { useSectionInSight } from './use-section-in-sight.ts';
import styles from './section-links.module.css';

/** A part of the menu; its id also names its place in the page. */
export interface MenuSection {
  readonly id: number;
  readonly name: string;
  readonly items: readonly ItemCard[];
}

/** Leads to the sections of the menu, and follows which one is read. */
export function SectionLinks({
  sections,
  drawn,
}: {
  readonly sections: readonly MenuSection[];
  /** Those of them that stand in the page by now. */
  readonly drawn: readonly MenuSection[];
}) {
  const { t, formatNumber } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const inSight = useSectionInSight(drawn.map(({ id }) => `section-${id}`));
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({
      left: link.offsetLeft - (row.clientWidth - link.clientWidth) / 2,
      top: link.offsetTop - (row.clientHeight - link.clientHeight) / 2,
      behavior: calm ? 'auto' : 'smooth',
    });
  }, [inSight]);
  return (
    <nav aria-label={t('Sections')} className={styles.sections}>
      <ul ref={list} className={styles.links}>
        {sections.map(({ id, name, items }) => (
          <li key={id}>
            <a href={`#section-${id}`} className={styles.link} aria-current={inSight === `section-${id}` || undefined}>
              {name}
              <span className={styles.count}>{formatNumber(items.length)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

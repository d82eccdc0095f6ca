import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
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
  const { t, formatNumber } = useI18n();
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
  const follow = useSectionWay(drawn);
  return (
    <nav aria-label={t('Sections')} className={styles.sections}>
      <ul ref={list} className={styles.links}>
        {sections.map(({ id, name, items }) => (
          <li key={id}>
            <a
              href={`#section-${id}`}
              className={styles.link}
              aria-current={inSight === `section-${id}` || undefined}
              onClick={(event) => follow(event, `section-${id}`)}
            >
              {name}
              <span className={styles.count}>{formatNumber(items.length)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Goes to a section, once it stands in the page. None is a step of its own: "back" leads out of the store at once, where an entry of the history for
 * each press would have to be gone back through with nothing to see.
 */
function useSectionWay(drawn: readonly MenuSection[]): (event: MouseEvent, section: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState<string>();
  const go = useEffectEvent(async (section: string) => {
    const element = document.getElementById(section);
    if (!element) return;
    setWanted(undefined);
    await navigate({ pathname, search, hash: section }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    element.querySelector('h3')?.focus({ preventScroll: true });
    standAt(element);
  });
  useEffect(() => {
    if (wanted !== undefined) void go(wanted);
  }, [wanted, drawn]);
  return (event, section) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setWanted(section);
  };
}

/** Cards that were far off the screen get their true height only once they come near it, and push what stands below them away. */
function standAt(section: Element, frames = 6): void {
  section.scrollIntoView();
  if (frames > 0) requestAnimationFrame(() => standAt(section, frames - 1));
}

import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useSectionInSight } from './use-section-in-sight.ts';
import * as styles from './section-links.module.css';

/** A section of the menu; its id is also its anchor. */
export interface MenuSection {
  readonly id: number;
  readonly name: string;
  readonly items: readonly ItemCard[];
  /** Number of items in the sections before it. */
  readonly before: number;
}

/** Links to the menu's sections; highlights the one in view. */
export function SectionLinks({
  sections,
  rendered,
}: {
  readonly sections: readonly MenuSection[];
  /** The sections rendered so far. */
  readonly rendered: readonly MenuSection[];
}) {
  const { t, formatNumber } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  const inSight = useSectionInSight(rendered.map(({ id }) => `section-${id}`));
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link) return;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({
      left: link.offsetLeft - (row.clientWidth - link.clientWidth) / 2,
      top: link.offsetTop - (row.clientHeight - link.clientHeight) / 2,
      behavior: prefersReducedMotion ? 'auto' : 'smooth',
    });
  }, [inSight]);
  const follow = useSectionScroll(rendered);
  return (
    <nav aria-label={t('Sections')} className={styles.sections}>
      <ul ref={list} tabIndex={-1} className={styles.links}>
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
 * Scrolls to a section as soon as it is rendered. It replaces the history entry: Back leaves the store at once, instead of through one
 * invisible entry per press.
 */
function useSectionScroll(rendered: readonly MenuSection[]): (event: MouseEvent, section: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState<string>();
  const go = useEffectEvent(async (section: string) => {
    const element = document.getElementById(section);
    if (!element) return;
    setWanted(undefined);
    await navigate({ pathname, search, hash: section }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    element.querySelector('h2')?.focus({ preventScroll: true });
    standAt(element);
  });
  useEffect(() => {
    if (wanted !== undefined) void go(wanted);
  }, [wanted, rendered]);
  return (event, section) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setWanted(section);
  };
}

/**
 * Cards far outside the viewport get their true height only when near it, and shift the content below, so this scrolls again for several
 * frames.
 */
function standAt(section: Element, frames = 6): void {
  section.scrollIntoView();
  if (frames > 0) requestAnimationFrame(() => standAt(section, frames - 1));
}

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import * as styles from './scroll-row.module.css';
import type { AutoScroll } from './use-auto-scroll.ts';

/** Visible share of a card that counts as whole: the rest is rounding of pixels. */
const WHOLE = 0.97;

/**
 * A row of cards with native scrolling and snapping, to the page's edges on phones, with buttons for the mouse.
 * Each child is one list item; `itemClassName` sets its width. `gliding` (`useAutoScroll`) scrolls it automatically.
 */
export function ScrollRow({
  label,
  previousLabel,
  nextLabel,
  itemClassName,
  className,
  gliding,
  children,
}: {
  label: string;
  previousLabel: string;
  nextLabel: string;
  itemClassName?: string;
  className?: string;
  gliding?: AutoScroll;
  children: ReactNode[];
}) {
  const own = useRef<HTMLUListElement>(null);
  const list = gliding?.list ?? own;
  const [hidden, setHidden] = useState({ before: false, after: false });
  const [held, setHeld] = useState<'before' | 'after'>();

  // An observer reports whether the first and the last card are visible, which never forces a layout.
  useEffect(() => {
    const row = list.current;
    const [first, last] = [row?.firstElementChild, row?.lastElementChild];
    if (!row || !first || !last) return;
    const observer = new IntersectionObserver(
      (seen) =>
        setHidden((before) => {
          const isHidden = (card: Element, otherwise: boolean) => {
            const entry = seen.findLast(({ target }) => target === card);
            return entry ? entry.boundingClientRect.width > 0 && entry.intersectionRatio < WHOLE : otherwise;
          };
          const now = { before: isHidden(first, before.before), after: isHidden(last, before.after) };
          return now.before === before.before && now.after === before.after ? before : now;
        }),
      { root: row, rootMargin: '0px 4px', threshold: [0, WHOLE, 1] },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [list, children.length]);

  const scroll = (sign: 1 | -1) => {
    const row = list.current;
    if (!row) return;
    const towards = getComputedStyle(row).direction === 'rtl' ? -sign : sign;
    row.scrollBy({
      left: towards * row.clientWidth * 0.85,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  };

  // A button pressed by keyboard stays, also at the end, until it loses the focus; otherwise no element would have it.
  const arrow = (side: 'before' | 'after') => ({
    'flip': true,
    'round': true,
    'variant': 'glass' as const,
    'aria-disabled': !hidden[side] || undefined,
    'onClick': ({ detail }: MouseEvent) => {
      setHeld(detail === 0 ? side : undefined);
      scroll(side === 'before' ? -1 : 1);
    },
    'onBlur': () => setHeld(undefined),
  });

  return (
    <div
      className={classNames(styles.row, className)}
      data-before={hidden.before || undefined}
      data-after={hidden.after || undefined}
      {...gliding?.pauseHandlers}
    >
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={label}>
        {children.map((child, at) => (
          <li key={(child as { key?: string | null } | null)?.key ?? at} className={classNames(styles.item, itemClassName)}>
            {child}
          </li>
        ))}
      </ul>
      {(hidden.before || held === 'before') && (
        <IconButton icon={ChevronLeft} label={previousLabel} className={styles.previous} {...arrow('before')} />
      )}
      {(hidden.after || held === 'after') && (
        <IconButton icon={ChevronRight} label={nextLabel} className={styles.next} {...arrow('after')} />
      )}
    </div>
  );
}

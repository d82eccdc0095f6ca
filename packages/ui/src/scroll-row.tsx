import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './scroll-row.module.css';
import type { Gliding } from './use-gliding.ts';

/**
 * Cards in one line that scroll natively and snap, up to the page's edges on phones, with buttons where there is a mouse.
 * Each child is one list item; `itemClassName` sets its width. `gliding` (`useGliding`) moves it on by itself.
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
  gliding?: Gliding;
  children: ReactNode[];
}) {
  const own = useRef<HTMLUListElement>(null);
  const list = gliding?.list ?? own;
  const [hidden, setHidden] = useState({ before: false, after: false });

  const look = useEffectEvent(() => {
    const row = list.current;
    if (!row) return;
    const at = Math.abs(row.scrollLeft);
    const now = { before: at > 4, after: at + row.clientWidth < row.scrollWidth - 4 };
    if (now.before !== hidden.before || now.after !== hidden.after) setHidden(now);
  });
  useEffect(() => look());
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const update = () => look();
    const observer = new ResizeObserver(update);
    observer.observe(row);
    row.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', update);
    };
  }, [list]);

  const scroll = (sign: 1 | -1) => {
    const row = list.current;
    if (!row) return;
    const towards = getComputedStyle(row).direction === 'rtl' ? -sign : sign;
    row.scrollBy({
      left: towards * row.clientWidth * 0.85,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  };

  return (
    <div
      className={classNames(styles.row, className)}
      data-before={hidden.before || undefined}
      data-after={hidden.after || undefined}
      {...gliding?.hold}
    >
      <ul ref={list} className={styles.list} aria-label={label}>
        {children.map((child, at) => (
          <li key={(child as { key?: string | null } | null)?.key ?? at} className={classNames(styles.item, itemClassName)}>
            {child}
          </li>
        ))}
      </ul>
      {hidden.before && (
        <IconButton
          icon={ChevronLeft}
          flip
          round
          look="glass"
          label={previousLabel}
          className={styles.previous}
          onClick={() => scroll(-1)}
        />
      )}
      {hidden.after && (
        <IconButton icon={ChevronRight} flip round look="glass" label={nextLabel} className={styles.next} onClick={() => scroll(1)} />
      )}
    </div>
  );
}

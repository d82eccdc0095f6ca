import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import * as styles from './tabs.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  panel: ReactNode;
}

/**
 * Tabs with panels. Arrow keys, Home and End move along the tabs; `wide` distributes them over the line.
 * `aside` renders beside the tabs, for filters of the panel; `barClassName` styles the line that holds both.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  wide,
  aside,
  barClassName,
  className,
}: {
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  wide?: boolean;
  aside?: ReactNode;
  barClassName?: string;
  className?: string;
}) {
  const base = useId();
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const index = items.findIndex((item) => item.id === value);
    const next = items[targetIndex(event, index, items.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[id="${base}-${next.id}"]`)?.focus();
  };
  const tablist = (
    <div role="tablist" aria-label={label} className={classNames(styles.list, wide && styles.wide)} onKeyDown={go}>
      {items.map((item) => (
        <button
          key={item.id}
          id={`${base}-${item.id}`}
          type="button"
          role="tab"
          aria-selected={item.id === value}
          aria-controls={item.id === value ? `${base}-panel` : undefined}
          tabIndex={item.id === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
  return (
    <div className={className}>
      {aside === undefined ? (
        tablist
      ) : (
        <div className={barClassName}>
          {tablist}
          {aside}
        </div>
      )}
      <div key={value} id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${value}`} className={styles.panel}>
        {items.find((item) => item.id === value)?.panel}
      </div>
    </div>
  );
}

function targetIndex(event: KeyboardEvent<HTMLElement>, index: number, count: number): number {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === forward) return (index + 1) % count;
  if (event.key === back) return (index - 1 + count) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : -1;
}

import Check from 'lucide-react/icons/check';
import { cloneElement, useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Icon, type Glyph } from '../actions/icon.tsx';
import { usePopover } from './use-popover.ts';
import * as styles from './popup.module.css';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: Glyph;
  /** Marks the current choice: the language. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  /** Renders a link instead: `<Link to="…" />`. */
  render?: ReactElement;
  lang?: string;
}

/** A menu of actions or links behind a trigger. Tab and arrow keys move; choosing or Escape closes it. */
export function Menu({
  trigger,
  label,
  items,
  align = 'start',
}: {
  trigger: ReactElement;
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}) {
  const popover = usePopover();
  const list = useRef<HTMLUListElement>(null);
  const walking = useRef(false);
  useEffect(() => {
    if (popover.open && walking.current) list.current?.querySelector<HTMLElement>(walkable)?.focus();
    walking.current = false;
  }, [popover.open]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!popover.open && event.key === 'ArrowDown') {
      event.preventDefault();
      walking.current = true;
      popover.openNow();
    } else if (popover.open && list.current) walk(event, list.current);
  };
  return (
    <div {...popover.root} className={styles.root} role="presentation" onKeyDown={onKeyDown}>
      {cloneElement(trigger, popover.trigger as object)}
      <ul ref={list} id={popover.id} aria-label={label} hidden={!popover.open} data-align={align} className={styles.popup}>
        {popover.open &&
          items.map((item) => (
            <li key={item.id}>
              <Entry item={item} close={() => popover.close(true)} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function Entry({ item, close }: { item: MenuItem; close: () => void }) {
  const props = {
    'className': styles.item,
    'data-danger': item.danger || undefined,
    'lang': item.lang,
    'aria-current': item.checked ? ('true' as const) : undefined,
    'onClick': () => {
      close();
      item.onSelect?.();
    },
    'children': (
      <>
        {item.icon && <Icon of={item.icon} />}
        <span className={styles.words}>{item.label}</span>
        {item.checked && <Icon of={Check} className={styles.check} />}
      </>
    ),
  };
  if (item.render) return cloneElement(item.render, props);
  return <button type="button" disabled={item.disabled} {...props} />;
}

const walkable = 'a, button:enabled';

function walk(event: KeyboardEvent<HTMLElement>, list: HTMLElement) {
  const entries = [...list.querySelectorAll<HTMLElement>(walkable)];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const last = entries.length - 1;
  const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  entries[to]?.focus();
}

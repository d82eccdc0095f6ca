import { Popover as Base } from '@base-ui/react/popover';
import Check from 'lucide-react/icons/check';
import { cloneElement, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Icon, type Glyph } from './icon.tsx';
import styles from './popup.module.css';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: Glyph;
  /** Marks the one that holds now: the language. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  /** A link instead: `<Link to="…" />`. */
  render?: ReactElement;
  lang?: string;
}

/** Actions or links behind a trigger: a list that opens, walked with Tab or the arrow keys, closed by choosing or Escape. */
export function Menu({
  trigger,
  label,
  items,
  align = 'start',
}: {
  trigger: ReactElement;
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
}) {
  const [open, setOpen] = useState(false);
  return (
    <Base.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={12} className={styles.positioner}>
          <Base.Popup aria-label={label} className={styles.popup} onKeyDown={walk}>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <Entry item={item} close={() => setOpen(false)} />
                </li>
              ))}
            </ul>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
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

function walk(event: KeyboardEvent<HTMLElement>) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button:enabled')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: (at - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  entries[to]?.focus();
}

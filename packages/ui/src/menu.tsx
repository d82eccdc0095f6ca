import { Menu as Base } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import type { ReactElement, ReactNode } from 'react';
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

/** Actions or links behind a trigger; arrow keys, letters and Escape work. */
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
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={12} className={styles.positioner}>
          <Base.Popup aria-label={label} className={styles.popup}>
            {items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span className={styles.words}>{item.label}</span>
      {item.checked && <Icon of={Check} className={styles.check} />}
    </>
  );
  const shared = {
    'className': styles.item,
    'data-danger': item.danger || undefined,
    'lang': item.lang,
    'aria-current': item.checked || undefined,
  };
  if (item.render) {
    return (
      <Base.LinkItem {...shared} render={item.render} closeOnClick onClick={item.onSelect}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item {...shared} disabled={item.disabled} onClick={item.onSelect}>
      {content}
    </Base.Item>
  );
}

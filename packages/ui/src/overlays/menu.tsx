import { Menu as Base } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Icon, type Glyph } from '../actions/icon.tsx';
import { classNames } from '../base/class-names.ts';
import * as styles from './menu.module.css';
import * as surface from './popup.module.css';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: Glyph;
  /** Makes the item one of several alternatives and marks the current one: the language. */
  checked?: boolean;
  danger?: boolean;
  /** Called once the menu has closed, so that a dialog it opens takes the focus last. */
  onSelect?: () => void;
  /** Renders a link instead: `<Link to="…" />`. */
  render?: ReactElement;
  lang?: string;
}

export interface MenuProps {
  trigger: ReactElement;
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

const GAP_PX = 8;
const SCREEN_EDGE_PX = 12;

/** A menu of actions, alternatives or links behind a trigger. `pressed` opens it at once: for a trigger pressed before this code was there. */
export function Menu({ trigger, label, items, align = 'start', pressed }: MenuProps & { pressed?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const selected = useRef<MenuItem>(undefined);
  const isOpened = useRef(false);
  useEffect(() => {
    if (!pressed || isOpened.current) return;
    isOpened.current = true;
    button.current?.focus();
    button.current?.click();
  }, [pressed]);
  const afterClose = () => {
    const item = selected.current;
    selected.current = undefined;
    item?.onSelect?.();
  };
  const entries = items.map((item) => <Entry key={item.id} item={item} select={() => (selected.current = item)} />);
  const isChoice = items.some(({ checked }) => checked !== undefined);
  const chosen = items.find(({ checked }) => checked)?.id ?? null;
  return (
    <Base.Root modal={false} onOpenChangeComplete={(isOpen) => !isOpen && afterClose()}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          side="bottom"
          align={align}
          sideOffset={GAP_PX}
          collisionPadding={SCREEN_EDGE_PX}
        >
          <Base.Popup aria-label={label} className={classNames(surface.popup, styles.popup)}>
            {isChoice ? <Base.RadioGroup value={chosen}>{entries}</Base.RadioGroup> : entries}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ item, select }: { item: MenuItem; select: () => void }) {
  const props = {
    'className': classNames('option-row', styles.item),
    'data-danger': item.danger || undefined,
    'lang': item.lang,
    'onClick': select,
  };
  const content = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span className={styles.words}>{item.label}</span>
      {item.checked && <Icon of={Check} className={styles.check} />}
    </>
  );
  if (item.render) {
    return (
      <Base.LinkItem {...props} render={item.render} closeOnClick>
        {content}
      </Base.LinkItem>
    );
  }
  if (item.checked !== undefined) {
    return (
      <Base.RadioItem {...props} value={item.id} closeOnClick>
        {content}
      </Base.RadioItem>
    );
  }
  return <Base.Item {...props}>{content}</Base.Item>;
}

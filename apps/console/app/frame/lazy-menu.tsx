import type { MenuProps } from '@bozor/ui/overlays/menu.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { cloneElement, useState, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react';

/** Loaded by the first press: a courier's first screen has few scripts. */
const Menu = lazyComponent(async () => (await import('@bozor/ui/overlays/menu.tsx')).Menu);

/** A menu whose code loads when its trigger, a button, is first pressed. */
export function LazyMenu(props: MenuProps) {
  const [isPressed, setIsPressed] = useState(false);
  const waiting = cloneElement(props.trigger as ReactElement<ComponentProps<'button'>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'onClick': () => setIsPressed(true),
    'onKeyDown': (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setIsPressed(true);
    },
  });
  return isPressed ? <Menu pressed fallback={waiting} {...props} /> : waiting;
}

import type { MenuProps } from '@bozor/ui/overlays/menu.tsx';
import { reportLostCode } from '@bozor/web/overlays/report-lost-code.ts';
import { once } from '@bozor/web/overlays/lazy-component.tsx';
import { cloneElement, useState, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react';

const load = once(() => import('@bozor/ui/overlays/menu.tsx'));
const prefetch = () => void load().catch(() => {});
type Loaded = Awaited<ReturnType<typeof load>>;

/** A menu whose code is prefetched when its trigger is hovered or focused, and rendered when it is pressed. */
export function LazyMenu(props: MenuProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const press = () => void load().then(setLoaded, reportLostCode);
  if (loaded) return <loaded.Menu {...props} pressed />;
  return cloneElement(props.trigger as ReactElement<ComponentProps<'button'>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'onPointerEnter': prefetch,
    'onFocus': prefetch,
    'onClick': press,
    'onKeyDown': (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      press();
    },
  });
}

import '../src/styles/global.css';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';

/** Renders primitives in a page of that direction. */
export async function renderPart(part: ReactNode, direction: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  document.documentElement.lang = direction === 'rtl' ? 'ar' : 'en';
  document.documentElement.dir = direction;
  await render(
    <DirectionProvider direction={direction}>
      <main>{part}</main>
    </DirectionProvider>,
  );
}

/** Focuses what a locator finds. */
export function focus(locator: { readonly element: () => Element }): void {
  (locator.element() as HTMLElement).focus();
}

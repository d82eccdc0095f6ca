import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIsSearchDocked, watchHeroSearch } from './hero-search.ts';

vi.mock('react-router', () => ({ useLocation: () => ({ pathname: '/home', search: '' }) }));
vi.mock('@bozor/web/hydration/use-browser-value.ts', () => ({ useBrowserValue: (_follow: unknown, read: () => boolean) => read() }));

let listener: (...seen: readonly boolean[]) => void;

beforeEach(() => {
  class Observer {
    observe = vi.fn();
    disconnect = vi.fn();
    constructor(call: (entries: readonly { isIntersecting: boolean }[]) => void) {
      listener = (...seen) => call(seen.map((isIntersecting) => ({ isIntersecting })));
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

const Header = () => (useIsSearchDocked() ? 'with a search' : 'without');
const isDocked = () => renderToStaticMarkup(createElement(Header)) === 'with a search';

test('the header shows the search while that of the hero is out of sight, and after the hero is gone', () => {
  const stop = watchHeroSearch({} as HTMLElement)!;
  listener(true);
  expect(isDocked()).toBe(false);
  listener(false);
  expect(isDocked()).toBe(true);
  listener(true);
  stop();
  expect(isDocked()).toBe(true);
});

test('of two simultaneous entries the later counts', () => {
  watchHeroSearch({} as HTMLElement);
  listener(false, true);
  expect(isDocked()).toBe(false);
  listener(true, false);
  expect(isDocked()).toBe(true);
});

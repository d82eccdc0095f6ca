import type { PageName } from './pages.ts';

/** Defined by the build (`vite.config.ts`). */
declare const BUILT_PAGES: readonly PageName[] | undefined;

/** Whether this build includes a page: menus list only those. */
export function hasPage(name: PageName): boolean {
  return typeof BUILT_PAGES === 'undefined' || BUILT_PAGES.includes(name);
}

import type { PageName } from './pages.ts';

/** Filled in by the build (`plugins/built-pages.ts`). */
declare const BUILT_PAGES: readonly PageName[] | undefined;

/** Whether a page of the table is part of this build: menus offer only those. */
export function hasPage(name: PageName): boolean {
  return typeof BUILT_PAGES === 'undefined' || BUILT_PAGES.includes(name);
}

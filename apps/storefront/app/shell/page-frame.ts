import { useLocation, useMatches } from 'react-router';
import { matchPage } from '../platform/pages/match-page.ts';
import type { PageName } from '../platform/pages/pages.ts';

/** What stands around a page. A route that wants another than the usual says `export const handle: FrameHandle = { frame: { tabs: false } }`. */
export interface PageFrame {
  /**
   * At the top below 1180 px: `shop` address and search · `brand` logo and sign-in · `title` the way back, and the page's title once its heading
   * has left the screen · `own` nothing, because the page brings it.
   */
  readonly top: 'shop' | 'brand' | 'title' | 'own';
  /** Tab bar and cart bar at the foot below 1180 px. Pages with a bar of their own there go without. */
  readonly tabs: boolean;
  /** The footer below 1180 px; above it always stands. */
  readonly footer: boolean;
}

export interface FrameHandle {
  readonly frame: Partial<PageFrame>;
}

/** The frame of the page on the screen. */
export function usePageFrame(): PageFrame & { readonly name: PageName | undefined } {
  const { pathname } = useLocation();
  const said = useMatches().findLast(({ handle }) => isFrameHandle(handle))?.handle as FrameHandle | undefined;
  const matched = matchPage(pathname);
  return { name: matched?.name, ...usualFrame(matched?.name, matched?.page.personal ?? false), ...said?.frame };
}

function usualFrame(name: PageName | undefined, isPersonal: boolean): PageFrame {
  if (name === 'landing') return { top: 'brand', tabs: false, footer: true };
  const isStep = name !== undefined && STEPS.has(name);
  return { top: isPersonal ? 'title' : 'shop', tabs: !isStep, footer: !isPersonal };
}

/** Pages that lead to an end: nothing at the foot leads away from them. */
const STEPS: ReadonlySet<PageName> = new Set(['checkout', 'auth', 'forgotPassword', 'interest']);

function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'frame' in handle;
}

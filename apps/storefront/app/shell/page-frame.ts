import type { ComponentType } from 'react';
import { useLocation, useMatches } from 'react-router';
import { matchPage } from '../platform/pages/match-page.ts';
import type { PageName } from '../platform/pages/pages.ts';

/** Header and bars around a page. A route that differs from the default exports `handle: FrameHandle = { frame: { tabs: false } }`. */
export interface PageFrame {
  /**
   * Header below 1180 px: `shop` address and search · `brand` logo and sign-in · `title` back button and page title · `own` none, since the
   * page renders its own.
   */
  readonly top: 'shop' | 'brand' | 'title' | 'own';
  /** Tab bar and cart bar below 1180 px. Pages with a bottom bar of their own go without. */
  readonly tabs: boolean;
  /** The footer below 1180 px; from 1180 px it is always shown. */
  readonly footer: boolean;
  /** Header and footer of the page's own, in place of those of the shop. */
  readonly own?: { readonly Header: ComponentType; readonly Footer: ComponentType };
}

export interface FrameHandle {
  readonly frame: Partial<PageFrame>;
}

/** The frame of the current page. */
export function usePageFrame(): PageFrame & { readonly name: PageName | undefined; readonly title: string | undefined } {
  const { pathname } = useLocation();
  const matches = useMatches();
  const given = matches.findLast(({ handle }) => isFrameHandle(handle))?.handle as FrameHandle | undefined;
  const matched = matchPage(pathname);
  const title = TITLED.test(pathname) ? titleIn(matches.at(-1)?.loaderData) : undefined;
  return { name: matched?.name, title, ...usualFrame(matched?.name, matched?.page.personal ?? false), ...given?.frame };
}

function usualFrame(name: PageName | undefined, isPersonal: boolean): PageFrame {
  if (name === 'landing') return { top: 'brand', tabs: false, footer: true };
  const isStep = name !== undefined && STEPS.has(name);
  return { top: isPersonal ? 'title' : 'shop', tabs: !isStep, footer: !isPersonal };
}

/** Steps of a flow: nothing at the bottom leads away from them. */
const STEPS: ReadonlySet<PageName> = new Set(['checkout', 'auth', 'forgotPassword', 'interest']);

function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'frame' in handle;
}

/** Paths of pages whose heading stands in the bar below 1180 px: it has the class `page-title`. */
const TITLED = /^\/(checkout|track-order|rate-and|profile|chatting|parcel)/;

function titleIn(loaderData: unknown): string | undefined {
  return (loaderData as { readonly head?: { readonly title?: string } } | undefined)?.head?.title;
}

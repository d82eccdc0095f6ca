import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigation, type Location } from 'react-router';
import { overlaysOfEntry, setHistoryFollower, type EntryOverlay } from './overlay-entries.ts';
import {
  closeOverlays,
  overlaysNow,
  reopenOverlay,
  useOverlays,
  type OpenOverlay,
  type OverlayName,
  type OverlayProps,
} from './overlays.ts';
import { withQuery } from '../navigation/with-query.ts';

/** Overlays that open again with their history entry, each with the query of its URL. */
export type ReopenedOverlays = { readonly [Name in OverlayName]?: (props: OverlayProps[Name]) => Readonly<Record<string, string>> };

interface EntryState {
  /** Number and key by which the router knows the entry. */
  readonly idx?: number;
  readonly key?: string;
  readonly overlays?: readonly EntryOverlay[];
}

/** A step back that the browser does not report within this time is not waited for. */
const LONGEST_STEP_MS = 1000;

/**
 * Gives each open overlay a history entry: Back closes the latest, and closing one goes back. The entries repeat that of their page, with
 * the router's number and key, so the router neither sees them nor a step between them: nothing is requested, rendered or scrolled.
 */
export function useOverlayHistory(reopened: ReopenedOverlays): void {
  const overlays = useOverlays();
  const location = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const follow = useEffectEvent(() => followHistory(reopened));
  useEffect(() => follow(), []);
  useEffect(() => {
    if (isIdle) arrive(location);
  }, [location, isIdle]);
  useEffect(() => adjust(), [overlays]);
}

let reopenedOverlays: ReopenedOverlays = {};
/** The page that the router shows, and its entry. */
let page: { readonly path: string; readonly pathname: string; readonly state: EntryState } | undefined;
/** Overlays of the current entry, also after the router has replaced its state. */
let current: readonly EntryOverlay[] = [];
/** Keys of the overlays that the current entry was written for. */
let written = '';
/** A step of our own that is under way. */
let step: { readonly taken: Promise<void>; readonly finish: () => void } | undefined;
/** The router is between two entries: it will add or replace one, or has been told that a person went to another one. */
let isHeld = false;
let isTold = false;
/** Keys of the overlays that close when the next page is there. */
let leaving: ReadonlySet<number> = new Set();

function followHistory(reopened: ReopenedOverlays): () => void {
  reopenedOverlays = reopened;
  current = overlaysOfEntry();
  const resume = ({ persisted }: PageTransitionEvent) => persisted && release();
  window.addEventListener('pageshow', resume);
  setHistoryFollower({ onPop, leave: leaveEntries });
  return () => {
    window.removeEventListener('pageshow', resume);
    setHistoryFollower(undefined);
    step?.finish();
    page = undefined;
    current = [];
    written = '';
    isHeld = isTold = false;
    leaving = new Set();
  };
}

/** Adds the entries that open overlays lack, or leaves those that closed overlays have. */
function adjust(): void {
  if (step || isHeld || !page || !isAt(page)) return;
  const open = overlaysNow();
  if (current.length > open.length) return void goBack(current.length - open.length);
  for (let depth = current.length + 1; depth <= open.length; depth += 1) write('pushState', open.slice(0, depth));
  if (open.length > 0 && written !== keysOf(open)) write('replaceState', open);
}

function write(how: 'pushState' | 'replaceState', open: readonly OpenOverlay[]): void {
  const query: Record<string, string> = {};
  current = open.map(({ name, props }) => {
    const queryOf = reopenedOverlays[name] as ((given: object) => Readonly<Record<string, string>>) | undefined;
    if (!queryOf) return { name };
    Object.assign(query, queryOf(props));
    return { name, props };
  });
  written = keysOf(open);
  const { path, pathname, state } = page!;
  const hasQuery = Object.keys(query).length > 0;
  const url = hasQuery ? withQuery({ pathname, search: new URL(path, window.location.origin).search }, query) : path;
  window.history[how]({ ...state, overlays: current }, '', url);
}

function goBack(entries: number): Promise<void> {
  let finish = () => {};
  const taken = new Promise<void>((resolve) => (finish = resolve));
  const timer = setTimeout(stayHere, LONGEST_STEP_MS);
  step = {
    taken,
    finish: () => {
      clearTimeout(timer);
      step = undefined;
      finish();
    },
  };
  window.history.go(-entries);
  return taken;
}

/** Makes the entry that could not be left one of the page. */
function stayHere(): void {
  current = [];
  if (page && isAt(page)) window.history.replaceState(page.state, '', page.path);
  landed();
}

function landed(): void {
  step?.finish();
  adjust();
}

function onPop(event: PopStateEvent): void {
  const state = (event.state ?? {}) as EntryState;
  const before = current.length;
  current = state.overlays ?? [];
  written = '';
  if (page && state.idx === page.state.idx && (step !== undefined || (!isHeld && before + current.length > 0))) {
    event.stopImmediatePropagation();
    // The router has replaced the page's entry since this one was written.
    if (state.key !== page.state.key) window.history.replaceState({ ...page.state, overlays: current }, '', page.path);
    if (!step) followPerson();
    return landed();
  }
  step?.finish();
  if (isTold && state.idx === page?.state.idx) return release();
  isHeld = isTold = true;
  leaving = new Set(overlaysNow().map(({ key }) => key));
}

/** Back closes what is above the entry. Forward opens again what can be; `adjust` leaves the entry of anything else. */
function followPerson(): void {
  const open = overlaysNow();
  const closing = new Set(open.slice(current.length).map(({ key }) => key));
  if (closing.size > 0) closeOverlays(({ key }) => closing.has(key));
  for (const { name, props } of current.slice(open.length)) {
    if (!props) break;
    reopenOverlay(name, props);
  }
}

/** Leaves the entries of overlays that are closed, or that close with the page, and holds still until the next page is there. */
async function leaveEntries(pathname?: string): Promise<void> {
  if (step) {
    await step.taken;
    return leaveEntries(pathname);
  }
  if (isTold || !page || !isAt(page)) return undefined;
  const open = overlaysNow();
  const isLeft = pathname !== page.pathname;
  const kept = isLeft ? open.findIndex(({ name }) => !reopenedOverlays[name]) : -1;
  const depth = kept < 0 ? open.length : kept;
  isHeld ||= isLeft;
  if (isLeft) leaving = new Set(open.map(({ key }) => key));
  return current.length > depth ? goBack(current.length - depth) : undefined;
}

/** Takes over the entry that the router shows now. */
function arrive(location: Location): void {
  const { overlays, ...own } = (window.history.state ?? {}) as EntryState;
  // Another navigation follows.
  if ((own.key ?? 'default') !== location.key) return;
  const isReplaced = !isTold && own.idx === page?.state.idx && current.length > 0 && !overlays;
  const isOther = page !== undefined && (isTold ? own.idx !== page.state.idx : location.pathname !== page.pathname);
  const left = leaving;
  page = { path: createPath(location), pathname: location.pathname, state: own };
  if (isReplaced) window.history.replaceState({ ...own, overlays: current }, '');
  else current = overlays ?? [];
  if (isReplaced || isOther) written = '';
  if (isOther) closeOverlays(({ key }) => left.has(key));
  else if (isTold) followPerson();
  release();
}

function release(): void {
  isHeld = isTold = false;
  leaving = new Set();
  adjust();
}

/** Whether the browser is at the entry of the page; the router adds and replaces entries before it shows theirs. */
const isAt = ({ state }: { readonly state: EntryState }) => (window.history.state as EntryState | null)?.key === state.key;

const keysOf = (open: readonly OpenOverlay[]) => open.map(({ key }) => key).join();

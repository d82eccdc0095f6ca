import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  type Location,
  type NavigateFunction,
} from 'react-router';
import { entryOf } from './overlay-entries.ts';
import { closeFrom, type OverlayControls, type OverlayName } from './overlays.ts';
import { withQuery } from '../navigation/with-query.ts';

interface EntryOptions extends Pick<OverlayControls, 'open' | 'close'> {
  /** Query parameters while the overlay is open: `{ item: 'plov' }`. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Stored in the entry, for `openedIn`. */
  readonly opened?: object | undefined;
}

/** Overlays that are closing while their entry is still the current one, with the query it added. */
const closing = new Map<OverlayName, Readonly<Record<string, string>>>();

/**
 * Gives an open overlay its own history entry: Back closes it, closing it goes back, and a reload reopens it. One that closes because a
 * page is opened leaves its entry behind, and one that another overlay follows at once gives it up to that. Returns whether the entry of a
 * closed overlay is settled, so that it can be unmounted.
 */
export function useOverlayEntry(name: OverlayName, { open, close, query = NOTHING, opened }: EntryOptions): boolean {
  const navigate = useNavigate();
  const location = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const isBack = useNavigationType() === NavigationType.Pop;
  const isMarked = isMarkedIn(location, name);
  const isNamed = Object.entries(query).some(([key, value]) => new URLSearchParams(location.search).get(key) === value);
  const isHere = isMarked || isNamed;
  const wasHere = useRef(isHere);
  // During a page change the URL is already the new one while the old page is still rendered.
  const openedOn = useRef([location.pathname, window.location.pathname]);
  const isEntering = useRef(false);
  const isOpen = useRef(open);
  const [state, setState] = useState<'shown' | 'leaving' | 'settled'>('shown');

  const enter = useEffectEvent(() => {
    if (isHere || !isOpen.current) return;
    const shown = shownLocation();
    const below = entryOf(shown).overlays ?? [];
    const left = below.at(-1);
    const givenUp = left === undefined ? undefined : closing.get(left);
    if (givenUp) closing.delete(left!);
    const overlays = [...(givenUp ? below.slice(0, -1) : below), name];
    isEntering.current = true;
    const to = withQuery(shown, { ...(givenUp && emptied(givenUp)), ...query });
    const entering = navigate(to, {
      ...QUIETLY,
      replace: givenUp !== undefined,
      state: { ...(shown.state as object | null), overlays, opened },
    });
    void Promise.resolve(entering).finally(() => (isEntering.current = false));
  });
  useEffect(() => {
    if (returning) void returning.then(() => enter());
    else enter();
  }, []);

  const follow = useEffectEvent(() => {
    // A navigation may have left the page before the entry existed.
    const isLeft = wasHere.current || !openedOn.current.includes(location.pathname);
    // A dialog above it without an entry of its own would otherwise stay open alone.
    const closeWhatIsLeft = isBack ? () => closeFrom(name) : close;
    if (isLeft && !isHere) closeWhatIsLeft();
    wasHere.current = isHere;
  });
  useEffect(() => follow(), [isHere, location.pathname]);

  const beginToLeave = useEffectEvent(() => {
    isOpen.current = open;
    if (open) return;
    // Closed before its entry existed: a navigation to the current URL cancels the pending one, which would reopen the overlay.
    const shown = shownLocation();
    const isEntered = isMarkedIn(shown, name);
    if (!isHere && !isEntered && isEntering.current) void navigate(shown, { ...QUIETLY, replace: true, state: shown.state });
    if (!isHere && !isEntered) return setState('settled');
    wasHere.current = false;
    if (isEntered) closing.set(name, query);
    // In a transition, as the router's navigations are: whoever closes the overlay may open a page at once, which is seen then.
    startTransition(() => setState('leaving'));
  });
  useEffect(() => beginToLeave(), [open]);

  const leave = useEffectEvent(() => {
    if (state !== 'leaving') return;
    const isOwn = closing.delete(name);
    // The browser has the entry before the router has rendered it.
    const isEntered = isMarkedIn(shownLocation(), name);
    if (isEntered && isOwn && !isNavigating) goBackOne(navigate);
    else if (!isEntered && isNamed && !isNavigating)
      void navigate(withQuery(location, emptied(query)), { ...QUIETLY, replace: true, state: location.state });
    setState('settled');
  });
  useEffect(() => leave(), [state]);

  useEffect(() => {
    withEntry.add(name);
    return () => {
      withEntry.delete(name);
      closing.delete(name);
    };
  }, [name]);
  return state === 'settled';
}

/** Settles once the browser has gone back; until then a new entry would be the one that is left. */
let returning: Promise<void> | undefined;
let steps = 0;

/** Goes back one entry. Overlays that close together go back in one step. */
function goBackOne(navigate: NavigateFunction): void {
  steps += 1;
  if (steps > 1) return;
  returning = new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true }));
  void returning.then(() => (returning = undefined));
  queueMicrotask(() => {
    void navigate(-steps);
    steps = 0;
  });
}

const withEntry = new Set<OverlayName>();

/** Open overlays that close by themselves when their history entry is left. */
export function overlaysWithEntry(): readonly OverlayName[] {
  return [...withEntry];
}

const NOTHING = {};
/** Leaves the page behind unchanged. */
const QUIETLY = { preventScrollReset: true, defaultShouldRevalidate: false } as const;

/** Current location of the browser; the router's hooks lag behind it. */
function shownLocation(): Pick<Location, 'pathname' | 'search' | 'hash' | 'state'> {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: (window.history.state as { usr?: unknown } | null)?.usr ?? null };
}

function isMarkedIn(location: Pick<Location, 'state'>, name: OverlayName): boolean {
  return entryOf(location).overlays?.includes(name) ?? false;
}

function emptied(query: Readonly<Record<string, string>>): Record<string, null> {
  return Object.fromEntries(Object.keys(query).map((key) => [key, null]));
}

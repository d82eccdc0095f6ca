import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router';
import { entryOf } from './overlay-entries.ts';
import { closeFrom, type OverlayControls, type OverlayName } from './overlays.ts';
import { withQuery } from '../navigation/with-query.ts';

interface EntryOptions extends Pick<OverlayControls, 'open' | 'close'> {
  /** Query parameters while the overlay is open: `{ item: 'plov' }`. */
  readonly query?: Readonly<Record<string, string>>;
  /** Stored in the entry, for `openedIn`. */
  readonly opened?: object;
}

/** Gives an open overlay its own history entry: Back closes it, closing it goes back, and a reload reopens it. */
export function useOverlayEntry(name: OverlayName, { open, close, query = NOTHING, opened }: EntryOptions): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isMarked = entryOf(location).overlays?.includes(name) ?? false;
  const isNamed = Object.entries(query).some(([key, value]) => new URLSearchParams(location.search).get(key) === value);
  const isHere = isMarked || isNamed;
  const wasHere = useRef(isHere);
  // During a page change the URL is already the new one while the old page is still rendered.
  const openedOn = useRef([location.pathname, window.location.pathname]);
  const isEntering = useRef(false);

  const enter = useEffectEvent(() => {
    if (isHere) return;
    const shown = shownLocation();
    const state = { ...(shown.state as object | null), overlays: [...(entryOf(shown).overlays ?? []), name], opened };
    isEntering.current = true;
    void Promise.resolve(navigate(withQuery(shown, query), { ...QUIETLY, state })).finally(() => (isEntering.current = false));
  });
  useEffect(() => enter(), []);

  const follow = useEffectEvent(() => {
    // A navigation may have left the page before the entry existed.
    const isLeft = wasHere.current || !openedOn.current.includes(location.pathname);
    // A dialog above it without an entry of its own would otherwise stay open alone.
    const closeWhatIsLeft = isBack ? () => closeFrom(name) : close;
    if (isLeft && !isHere) closeWhatIsLeft();
    wasHere.current = isHere;
  });
  useEffect(() => follow(), [isHere, location.pathname]);

  const leave = useEffectEvent(() => {
    if (open) return;
    // Closed before its entry existed: a navigation to the current URL cancels the pending one, which would reopen the overlay.
    const shown = shownLocation();
    if (!isHere && isEntering.current) void navigate(shown, { ...QUIETLY, replace: true, state: shown.state });
    if (!isHere) return;
    wasHere.current = false;
    if (isMarked) void navigate(-1);
    else void navigate(withQuery(location, emptied(query)), { ...QUIETLY, replace: true, state: location.state });
  });
  useEffect(() => leave(), [open]);

  useEffect(() => {
    withEntry.add(name);
    return () => void withEntry.delete(name);
  }, [name]);
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

function emptied(query: Readonly<Record<string, string>>): Record<string, null> {
  return Object.fromEntries(Object.keys(query).map((key) => [key, null]));
}

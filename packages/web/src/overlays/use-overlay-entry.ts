import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router';
import { closeFrom, type OverlayControls, type OverlayName } from './overlays.ts';
import { withQuery } from '../navigation/with-query.ts';

/** What an overlay leaves in its entry of the history. */
interface EntryState {
  /** The overlays that are open in this entry, the latest last. */
  readonly overlays?: readonly OverlayName[];
  /** What the latest needs to be opened again. */
  readonly opened?: object;
}

interface EntryOptions extends Pick<OverlayControls, 'open' | 'close'> {
  /** Stands in the address while the overlay is open: `{ item: 'plov' }`. */
  readonly query?: Readonly<Record<string, string>>;
  /** Kept with the entry, for `openedIn`. */
  readonly opened?: object;
}

/** Gives an open overlay an entry of its own in the history: "back" closes it, closing it goes back, and a reload finds it again. */
export function useOverlayEntry(name: OverlayName, { open, close, query = NOTHING, opened }: EntryOptions): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isMarked = entryOf(location).overlays?.includes(name) ?? false;
  const isNamed = Object.entries(query).some(([key, value]) => new URLSearchParams(location.search).get(key) === value);
  const isHere = isMarked || isNamed;
  const wasHere = useRef(isHere);
  // Pressed in the moment a page changes, the address is the new one already while the page is the old one.
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
    // Whoever is quicker than the entry leads away to another page before it was there.
    const isLeft = wasHere.current || !openedOn.current.includes(location.pathname);
    // A question above it that has no entry of its own would be left standing alone.
    const closeWhatIsLeft = isBack ? () => closeFrom(name) : close;
    if (isLeft && !isHere) closeWhatIsLeft();
    wasHere.current = isHere;
  });
  useEffect(() => follow(), [isHere, location.pathname]);

  const leave = useEffectEvent(() => {
    if (open) return;
    // Closed before its entry was there: staying where we are calls the entry off, which would else open it again.
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

/** The overlays on the screen that close by themselves when their entry of the history is left. */
export function overlaysWithEntry(): readonly OverlayName[] {
  return [...withEntry];
}

/** With what an overlay was opened in an entry of the history; undefined when it was not. */
export function openedIn(location: Pick<Location, 'state'>, name: OverlayName): object | undefined {
  const { overlays, opened } = entryOf(location);
  return overlays?.includes(name) ? (overlays.at(-1) === name && opened) || {} : undefined;
}

/** The overlay that was opened last in an entry of the history. */
export function latestIn(location: Pick<Location, 'state'>): OverlayName | undefined {
  return entryOf(location).overlays?.at(-1);
}

const NOTHING = {};
/** The page behind stays as it is. */
const QUIETLY = { preventScrollReset: true, defaultShouldRevalidate: false } as const;

/** Where the browser is; the router's hooks tell it a little later. */
function shownLocation(): Pick<Location, 'pathname' | 'search' | 'hash' | 'state'> {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: (window.history.state as { usr?: unknown } | null)?.usr ?? null };
}

function entryOf({ state }: Pick<Location, 'state'>): EntryState {
  return typeof state === 'object' && state !== null ? (state as EntryState) : NOTHING;
}

function emptied(query: Readonly<Record<string, string>>): Record<string, null> {
  return Object.fromEntries(Object.keys(query).map((key) => [key, null]));
}

import type { Location } from 'react-router';
import type { OverlayName } from './overlays.ts';

/** State of an overlay's history entry. */
export interface EntryState {
  /** Overlays open in this entry, the latest last. */
  readonly overlays?: readonly OverlayName[];
  /** Props for reopening the latest one. */
  readonly opened?: object;
}

/** Props with which an overlay was opened in a history entry; undefined when it was not. */
export function openedIn(location: Pick<Location, 'state'>, name: OverlayName): object | undefined {
  const { overlays, opened } = entryOf(location);
  return overlays?.includes(name) ? (overlays.at(-1) === name && opened) || {} : undefined;
}

/** The overlay opened last in a history entry. */
export function latestIn(location: Pick<Location, 'state'>): OverlayName | undefined {
  return entryOf(location).overlays?.at(-1);
}

/** State of a history entry; empty where it is none of an overlay's. */
export function entryOf({ state }: Pick<Location, 'state'>): EntryState {
  return typeof state === 'object' && state !== null ? (state as EntryState) : NOTHING;
}

const NOTHING: EntryState = {};

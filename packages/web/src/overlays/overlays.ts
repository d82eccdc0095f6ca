import { useSyncExternalStore } from 'react';

/**
 * Dialogs, drawers and sheets that anything may open by name without importing the feature that draws them.
 * A feature adds its own name and what it takes by declaration merging:
 * `declare module '@bozor/storefront/platform/overlays.ts' { interface OverlayProps { 'pick-location': { then?: () => void } } }`
 * and its component to the table in `app/routes/overlays.tsx`.
 */
export interface OverlayProps {}

export type OverlayName = keyof OverlayProps;

export interface OpenOverlay<Name extends OverlayName = OverlayName> {
  readonly key: number;
  readonly name: Name;
  readonly props: OverlayProps[Name];
  /** False while it leaves the screen. */
  readonly open: boolean;
}

/** What every overlay component is given beside its own props. */
export interface OverlayControls {
  readonly open: boolean;
  readonly close: () => void;
  /** Called when the leaving animation ended; the overlay is then taken away. */
  readonly closed: () => void;
}

type Opener = <Name extends OverlayName>(
  ...args: object extends OverlayProps[Name] ? [name: Name, props?: OverlayProps[Name]] : [name: Name, props: OverlayProps[Name]]
) => void;

let stack: readonly OpenOverlay[] = [];
let nextKey = 1;
const listeners = new Set<() => void>();
const NOTHING: readonly OpenOverlay[] = [];

function change(next: readonly OpenOverlay[]): void {
  stack = next;
  for (const listen of listeners) listen();
}

/** Opens an overlay above those already open; one of the same name is replaced. */
export const openOverlay: Opener = (name, props?) => {
  const opened = { key: nextKey++, name, props: props ?? {}, open: true } as OpenOverlay;
  change([...stack.filter((other) => other.name !== name), opened]);
};

export function closeOverlay(name: OverlayName): void {
  change(stack.map((overlay) => (overlay.name === name ? { ...overlay, open: false } : overlay)));
}

/** Closes an overlay and what was opened above it. */
export function closeFrom(name: OverlayName): void {
  const from = stack.findIndex((overlay) => overlay.name === name);
  if (from >= 0) change(stack.map((overlay, at) => (at >= from ? { ...overlay, open: false } : overlay)));
}

/** Takes a closed overlay off the stack. */
export function forgetOverlay(key: number): void {
  change(stack.filter((overlay) => overlay.key !== key));
}

/** Closes everything, e.g. when the page changes, but what is named. */
export function closeAllOverlays(kept: readonly OverlayName[] = []): void {
  change(stack.map((overlay) => (kept.includes(overlay.name) ? overlay : { ...overlay, open: false })));
}

export function useOverlays(): readonly OpenOverlay[] {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => stack,
    () => NOTHING,
  );
}

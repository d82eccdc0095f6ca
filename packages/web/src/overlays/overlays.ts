import { useSyncExternalStore } from 'react';

/**
 * Dialogs, drawers and sheets, opened by name without importing the feature that renders them.
 * A feature declares its name and props by declaration merging:
 * `declare module '@bozor/web/overlays/overlays.ts' { interface OverlayProps { 'pick-location': { then?: () => void } } }`
 * and adds its component to the table in `app/routes/overlays.tsx`.
 */
export interface OverlayProps {}

export type OverlayName = keyof OverlayProps;

export interface OpenOverlay<Name extends OverlayName = OverlayName> {
  readonly key: number;
  readonly name: Name;
  readonly props: OverlayProps[Name];
  /** False during the closing animation. */
  readonly open: boolean;
}

/** Props of every overlay component beside its own. */
export interface OverlayControls {
  readonly open: boolean;
  readonly close: () => void;
  /** Called after the closing animation; the overlay is then unmounted. */
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

/** Opens an overlay on top of the stack, replacing one of the same name. */
export const openOverlay: Opener = (name, props?) => reopenOverlay(name, props ?? {});

/** Opens an overlay by the name and props of its history entry. */
export function reopenOverlay(name: OverlayName, props: object): void {
  const opened = { key: nextKey++, name, props, open: true } as OpenOverlay;
  change([...stack.filter((other) => other.name !== name), opened]);
}

export function closeOverlay(name: OverlayName): void {
  closeOverlays((overlay) => overlay.name === name);
}

/** Closes the overlays that fit, or all of them. */
export function closeOverlays(fits: (overlay: OpenOverlay) => boolean = () => true): void {
  change(stack.map((overlay) => (overlay.open && fits(overlay) ? { ...overlay, open: false } : overlay)));
}

/** Removes a closed overlay from the stack. */
export function removeOverlay(key: number): void {
  change(stack.filter((overlay) => overlay.key !== key));
}

/** Overlays that are open now, the latest last; without those that are closing. */
export function overlaysNow(): readonly OpenOverlay[] {
  return stack.filter(({ open }) => open);
}

/** Whether a dialog, drawer or sheet lies over the page. */
export const isOverlayOpen = (): boolean => stack.some(({ open }) => open);

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

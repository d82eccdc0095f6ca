import { useLayoutEffect, type RefObject } from 'react';

const GAP_PX = 8;

/**
 * Moves the toasts off the control that was pressed last, where they would cover it: a stepper's plus is pressed again at once. Sets
 * `--lift`, their distance from the foot of the screen above the control, and `--drop`, that from the head below it. `shown` changes with
 * every toast. The height of the bars at the foot, which the root holds, may change later: the first item brings the cart's bar.
 */
export function useClearOfPress(container: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    clearOfPress(element);
    if (shown.length === 0) return;
    const watching = new MutationObserver(() => clearOfPress(element));
    watching.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    return () => watching.disconnect();
  }, [container, shown]);
}

function clearOfPress(element: HTMLElement): void {
  element.style.removeProperty('--lift');
  element.style.removeProperty('--drop');
  const pressed = document.activeElement?.closest('button, a, [role=group]');
  if (!pressed || element.childElementCount === 0 || element.contains(pressed)) return;
  const control = (pressed.closest('[role=group]') ?? pressed).getBoundingClientRect();
  const toasts = element.getBoundingClientRect();
  const isCovered =
    control.bottom > toasts.top && control.top < toasts.bottom && control.right > toasts.left && control.left < toasts.right;
  if (!isCovered) return;
  const room = toasts.height + GAP_PX;
  if (control.top > room) element.style.setProperty('--lift', `${innerHeight - control.top + GAP_PX}px`);
  if (innerHeight - control.bottom > room) element.style.setProperty('--drop', `${control.bottom + GAP_PX}px`);
}

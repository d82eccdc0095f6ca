import { useEffect, type RefObject } from 'react';

/**
 * Moves focus into a step that replaces another: to its first input, else its first button. A dialog that opens with the step moves it itself,
 * since it has to remember the element that gets it back.
 */
export function useFirstFocus(step: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = step.current?.closest('[role=dialog]');
    if (dialog && !dialog.contains(document.activeElement)) return;
    const first = step.current?.querySelector<HTMLElement>('input') ?? step.current?.querySelector<HTMLElement>('button');
    first?.focus();
  }, [step]);
}

import { useEffect, type RefObject } from 'react';

/** Moves focus into a step that replaces another: to its first input, else its first button. */
export function useFirstFocus(step: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const first = step.current?.querySelector<HTMLElement>('input') ?? step.current?.querySelector<HTMLElement>('button');
    first?.focus();
  }, [step]);
}

import { useEffect, type RefObject } from 'react';

/** A step that takes the place of another takes its focus too: to its first field, or else its first button. */
export function useFirstFocus(step: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const first = step.current?.querySelector<HTMLElement>('input') ?? step.current?.querySelector<HTMLElement>('button');
    first?.focus();
  }, [step]);
}

import { useState, type FormEvent } from 'react';

interface ComplaintProps {
  /** For the control; a form fires `invalid` at a field that it refuses, before it moves the focus there. */
  readonly onInvalid: (event: FormEvent<HTMLElement>) => void;
  /** For the element with the complaint. */
  readonly role: 'alert' | undefined;
  readonly key: number;
}

/**
 * Lets the complaint of a field alert when the field is refused with the focus in it, by Enter: no move of the focus would read it. Again
 * at each further refusal.
 */
export function useComplaint(): ComplaintProps {
  const [count, setCount] = useState(0);
  return {
    onInvalid: ({ currentTarget }) => setCount(currentTarget === document.activeElement ? (before) => before + 1 : 0),
    role: count > 0 ? 'alert' : undefined,
    key: count,
  };
}

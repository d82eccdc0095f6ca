import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from './announce.ts';

/** Announces the title of a step that replaces another in the same place. The first one is said by the place itself. */
export function useSpokenTitle(title: ReactNode): void {
  const said = useRef(title);
  useEffect(() => {
    if (said.current !== title && typeof title === 'string') announce(title);
    said.current = title;
  }, [title]);
}

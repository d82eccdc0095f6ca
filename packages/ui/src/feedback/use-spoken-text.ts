import { useEffect, useRef, useSyncExternalStore } from 'react';
import { announce } from './announce.ts';

/**
 * Announces a text when it appears, and again when it changes. A live region of its own would not be read, because it enters with its text.
 * A text of the server's markup is read with the page.
 */
export function useSpokenText(text: string): void {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const read = useRef(isHydrating ? text : '');
  useEffect(() => {
    if (text !== '' && text !== read.current) announce(text);
    read.current = text;
  }, [text]);
}

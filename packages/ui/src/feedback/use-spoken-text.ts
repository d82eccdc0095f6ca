import { useEffect } from 'react';
import { announce } from './announce.ts';

/** Announces a text when it appears, and again when it changes. A live region of its own would not be read, because it enters with its text. */
export function useSpokenText(text: string): void {
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
}

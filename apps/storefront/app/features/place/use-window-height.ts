import { useSyncExternalStore } from 'react';

/** Heights in units of the text size: large text makes a window short. */
const SHORT_REM = 30;
const TINY_REM = 20;

type WindowHeight = 'usual' | 'short' | 'tiny';

/**
 * How high the window is for its text. A short one has no room for a map between a title and a foot: a phone held across, or one with large
 * text. In a tiny one a search field would hide the pin.
 */
export function useWindowHeight(): WindowHeight {
  return useSyncExternalStore(subscribe, measure, () => 'usual');
}

function measure(): WindowHeight {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const height = window.innerHeight / rem;
  return height < TINY_REM ? 'tiny' : height < SHORT_REM ? 'short' : 'usual';
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

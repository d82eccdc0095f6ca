import { directionOf } from '@bozor/domain/words/direction.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { onStored, readStored, writeStored } from './storage.ts';
import type { Theme } from '@bozor/domain/storage/parse-stored.ts';

/**
 * Runs in the head before anything is drawn: the server's page is the same for everyone, so the browser chooses light or dark itself.
 * Allowed by its hash. It must agree with `currentTheme`.
 */
export const THEME_SCRIPT =
  "var t;try{t=JSON.parse(localStorage.getItem('settings')).theme}catch(e){}document.documentElement.dataset.theme=t=='dark'||t=='light'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'";

export interface ThemeChoice {
  readonly theme: Theme;
  readonly choose: (theme: Theme) => void;
  readonly toggle: () => void;
}

/** Light or dark: the remembered choice, else what the device prefers. */
export function useTheme(): ThemeChoice {
  const theme = useSyncExternalStore<Theme>(followTheme, currentTheme, () => 'light');
  const choose = useCallback(
    (next: Theme) =>
      writeStored('settings', { direction: directionOf(document.documentElement.lang), ...readStored('settings'), theme: next }),
    [],
  );
  const toggle = useCallback(() => choose(currentTheme() === 'dark' ? 'light' : 'dark'), [choose]);
  return { theme, choose, toggle };
}

/** Keeps `<html data-theme>` in step with the choice, the device and other tabs. To be called once, in the browser. */
export function watchTheme(): () => void {
  return followTheme(() => {
    document.documentElement.dataset['theme'] = currentTheme();
  });
}

function currentTheme(): Theme {
  return readStored('settings')?.theme ?? (darkDevice().matches ? 'dark' : 'light');
}

function followTheme(tell: () => void): () => void {
  const device = darkDevice();
  const forget = onStored('settings', tell);
  device.addEventListener('change', tell);
  return () => {
    forget();
    device.removeEventListener('change', tell);
  };
}

function darkDevice(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

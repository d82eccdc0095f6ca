import { directionOf } from '@bozor/domain/words/direction.ts';
import type { Theme } from '@bozor/domain/storage/parse-stored.ts';
import { useCallback, useEffect } from 'react';
import { onStored, readStored, writeStored } from '../storage.ts';
import { useBrowserValue } from '@bozor/web/hydration/use-browser-value.ts';

export interface ThemeChoice {
  readonly theme: Theme;
  readonly choose: (theme: Theme) => void;
  readonly toggle: () => void;
}

/** Light or dark: the stored choice, else the device's preference. */
export function useTheme(): ThemeChoice {
  const theme = useBrowserValue<Theme>(followTheme, currentTheme, () => 'light');
  const choose = useCallback(
    (next: Theme) =>
      writeStored('settings', { direction: directionOf(document.documentElement.lang), ...readStored('settings'), theme: next }),
    [],
  );
  const toggle = useCallback(() => choose(currentTheme() === 'dark' ? 'light' : 'dark'), [choose]);
  return { theme, choose, toggle };
}

/** Keeps `<html data-theme>` in sync with the choice, the device and other tabs. Called once, in the browser. */
export function watchTheme(): () => void {
  return followTheme(() => {
    document.documentElement.dataset['theme'] = currentTheme();
  });
}

/** Sets the colour of the browser's own bars to the chosen theme; until hydration they follow the device. */
export function useBrowserColour(): void {
  useEffect(() => {
    const paint = () => {
      const colour = PAGE_COLOURS[currentTheme()];
      for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', colour);
    };
    paint();
    return followTheme(paint);
  }, []);
}

/** `--page` of `tokens.css`. */
export const PAGE_COLOURS: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#0c0e12' };

function currentTheme(): Theme {
  return readStored('settings')?.theme ?? (darkDevice().matches ? 'dark' : 'light');
}

function followTheme(listener: () => void): () => void {
  const device = darkDevice();
  const unsubscribe = onStored('settings', listener);
  device.addEventListener('change', listener);
  return () => {
    unsubscribe();
    device.removeEventListener('change', listener);
  };
}

function darkDevice(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

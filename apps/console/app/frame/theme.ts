import { useSyncExternalStore } from 'react';
import { consoleStorage, type Theme } from './console-storage.ts';

/** The stored choice, else the device's preference. */
function currentTheme(): Theme {
  return consoleStorage.read('console-theme') ?? (darkDevice().matches ? 'dark' : 'light');
}

/** Keeps `<html data-theme>` in sync with the choice, the device and other tabs. Called once, before the first render. */
export function watchTheme(): void {
  const paint = () => {
    document.documentElement.dataset['theme'] = currentTheme();
  };
  paint();
  followTheme(paint);
}

/** The theme that is shown, for what styles do not reach. */
export function useTheme(): Theme {
  return useSyncExternalStore(followTheme, currentTheme, () => 'light');
}

function followTheme(listener: () => void): () => void {
  const device = darkDevice();
  const unsubscribe = consoleStorage.subscribe('console-theme', listener);
  device.addEventListener('change', listener);
  return () => {
    unsubscribe();
    device.removeEventListener('change', listener);
  };
}

export function toggleTheme(): void {
  consoleStorage.write('console-theme', currentTheme() === 'dark' ? 'light' : 'dark');
}

function darkDevice(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

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
  consoleStorage.subscribe('console-theme', paint);
  darkDevice().addEventListener('change', paint);
}

export function toggleTheme(): void {
  consoleStorage.write('console-theme', currentTheme() === 'dark' ? 'light' : 'dark');
}

function darkDevice(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

import { useSyncExternalStore } from 'react';

/** The event `beforeinstallprompt` of Chromium; other browsers offer installation in their own menus. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;

/** Installs the web app; undefined while the browser does not offer it or it is already installed. */
export function useInstall(): (() => void) | undefined {
  const current = useSyncExternalStore(
    follow,
    () => offer,
    () => undefined,
  );
  return current && (() => void current.prompt().finally(clearPrompt));
}

function follow(listener: () => void): () => void {
  const take = (event: Event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    listener();
  };
  const installed = () => {
    clearPrompt();
    listener();
  };
  window.addEventListener('beforeinstallprompt', take);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', take);
    window.removeEventListener('appinstalled', installed);
  };
}

function clearPrompt(): void {
  offer = undefined;
}

import { overlayEntriesLeft } from '../overlays/overlay-entries.ts';

/** Opens an address as a new document: one of another server, or a page whose code is lost. */
export async function openDocument(address: string, { replace = false } = {}): Promise<void> {
  await overlayEntriesLeft();
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}

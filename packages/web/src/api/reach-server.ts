import { setOnline } from './online.ts';

/**
 * Asks the server for a file of the build, past every cache, and sets the online state by the outcome. A file of the build, since pages are made
 * of such: an answer of the API does not say that their code can be had.
 */
export async function reachServer(): Promise<boolean> {
  try {
    await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    setOnline(true);
    return true;
  } catch {
    setOnline(false);
    return false;
  }
}

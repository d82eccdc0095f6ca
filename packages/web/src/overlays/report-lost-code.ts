import { reachServer } from '../api/reach-server.ts';
import { reportConnectionLost } from '../api/report-failure.ts';
import { text } from '../i18n/text.ts';
import { reloadPage } from '../navigation/reload-page.ts';
import { sessionStorageValue } from '../storage/session-storage-value.ts';

/** A page that lacks code again so soon is not helped by a reload. */
const AGAIN_AFTER_MS = 60_000;
const reloadedAt = sessionStorageValue('code-reloaded-at', (value): value is number => typeof value === 'number');

/**
 * Acts when a part of the page did not come. Without the network it says so. With it the code is that of an earlier release: the page is
 * loaded anew, where the history entry opens the same overlay again, and says why. Returns whether it is.
 */
export async function reportLostCode(): Promise<boolean> {
  const isTried = Date.now() - (reloadedAt.read() ?? 0) < AGAIN_AFTER_MS;
  if (!isTried && (await reachServer())) {
    reloadedAt.write(Date.now());
    if (reloadPage({ id: 'release', kind: 'info', text: text('The shop was updated. Please try again.') })) return true;
  }
  reportConnectionLost();
  return false;
}

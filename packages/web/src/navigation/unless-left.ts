/** A document that is still there after this time was not left: the address was a download, or the person stopped it. */
const STAYED_MS = 30_000;

/**
 * Loads code of the page. Firefox fails all requests of a document once a person begins to leave it, while the next one is awaited. Such a
 * failure is no fault: a page that reloads for it would take the person back. The code is loaded again if the document has stayed. Listens
 * only meanwhile, since Firefox keeps no page for going back that listens to this event.
 */
export async function unlessLeft<T>(load: () => Promise<T>): Promise<T> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // Of no use on the server, where there is no such event.
  globalThis.addEventListener?.('beforeunload', leave);
  try {
    return await load();
  } catch (cause) {
    if (!isLeaving) throw cause;
    await new Promise((resolve) => setTimeout(resolve, STAYED_MS));
    return await load();
  } finally {
    globalThis.removeEventListener?.('beforeunload', leave);
  }
}

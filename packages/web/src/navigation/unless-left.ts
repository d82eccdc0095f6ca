/** A document that is still there after this time was not left: the address was a download, or the person stopped it. */
const STAYED_MS = 30_000;

let leftAt = -Infinity;

/**
 * Loads code of the page. Firefox fails all requests of a document once a person begins to leave it, while the next one is awaited. Such a
 * failure is no fault: a page that reloads for it would take the person back. The code is loaded again if the document has stayed.
 */
export async function unlessLeft<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!isBeingLeft()) throw cause;
    await new Promise((resolve) => setTimeout(resolve, STAYED_MS));
    return load();
  }
}

/** Whether a person has begun to leave the document: requests that fail now are no fault. */
export function isBeingLeft(): boolean {
  return Date.now() - leftAt <= STAYED_MS;
}

// Firefox keeps no document that listens to this for going back. The shop's own pages need none for that.
globalThis.addEventListener?.('beforeunload', () => {
  leftAt = Date.now();
});

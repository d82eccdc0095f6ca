/** Longest path segment. The router refuses longer ones before any of our handlers. */
export const LONGEST_PIECE = 200;

/** A slug that nothing has: slugs contain letters and digits. */
const NOBODY = '-';

/**
 * Returns the URL, with segments replaced that cannot be decoded (`/store/%ff`) or are too long. An API call then finds no endpoint. A page
 * renders its "not found" variant; the browser, which can decode the URL, renders the same page.
 */
export function readableUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (path.length <= LONGEST_PIECE && !path.includes('%')) return url;
  const pieces = path.split('/');
  if (pieces.every(isReadable)) return url;
  return path.startsWith('/api/') ? '/api/unreadable' : pieces.map((piece) => (isReadable(piece) ? piece : nobodyFor(piece))).join('/');
}

/** A `.data` request stays one. */
function nobodyFor(piece: string): string {
  return piece.endsWith('.data') ? `${NOBODY}.data` : NOBODY;
}

function isReadable(piece: string): boolean {
  try {
    return decodeURIComponent(piece).length <= LONGEST_PIECE;
  } catch {
    return false;
  }
}

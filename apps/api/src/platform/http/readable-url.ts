/** Longest piece of an address between two slashes; the router refuses longer ones before any of our answers could be given. */
export const LONGEST_PIECE = 200;

/** A name that nothing has: names are made of letters and digits. */
const NOBODY = '-';

/**
 * The address as it is. Where a piece of it cannot be read (`/store/%ff`) or is longer than any of ours, a call leads nowhere, and a page is that of
 * something that is not there: of the same kind, as the browser, which can read the address, draws that page too.
 */
export function readableUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (path.length <= LONGEST_PIECE && !path.includes('%')) return url;
  const pieces = path.split('/');
  if (pieces.every(isReadable)) return url;
  return path.startsWith('/api/') ? '/api/unreadable' : pieces.map((piece) => (isReadable(piece) ? piece : nobodyFor(piece))).join('/');
}

/** Data of a page stays data. */
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

/** Longest piece of an address between two slashes; the router refuses longer ones before any of our answers could be given. */
export const LONGEST_PIECE = 200;

/**
 * The address as it is, or one that leads nowhere where it cannot be read (`/store/%ff`) or is longer than any of ours:
 * so the caller gets the usual "not found" of the API or of the shop.
 */
export function readableUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (path.length <= LONGEST_PIECE && !path.includes('%')) return url;
  return path.split('/').every(isReadable) ? url : path.startsWith('/api/') ? '/api/unreadable' : '/unreadable';
}

function isReadable(piece: string): boolean {
  try {
    return decodeURIComponent(piece).length <= LONGEST_PIECE;
  } catch {
    return false;
  }
}

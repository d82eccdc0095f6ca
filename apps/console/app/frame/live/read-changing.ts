import type { QueryClient } from '@tanstack/react-query';

/** Queries of these paths show what changes. */
const CHANGING = ['/store/', '/operator/', '/courier/'];

/** Reads everything on screen again that may have changed. */
export function readChanging(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey: [path] }) => isChanging(path) });
}

function isChanging(path: unknown): boolean {
  return typeof path === 'string' && CHANGING.some((prefix) => path.startsWith(prefix));
}

import type { ServerBuild as RouterBuild } from 'react-router';
import type { StorefrontEntry } from '@bozor/storefront/app/platform/pages/server-entry.ts';

/** The server build of a front end whose pages are rendered here, as `react-router build` leaves it. */
export type ServerBuild = RouterBuild & { readonly entry: { readonly module: StorefrontEntry } };

/** `file` is `build/server/index.js` of the front end. */
export async function loadServerBuild(file: string): Promise<ServerBuild> {
  return (await import(file)) as ServerBuild;
}

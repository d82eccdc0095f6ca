import type { ServerBuild as RouterBuild } from 'react-router';
import type { StorefrontEntry } from '@bozor/storefront/app/platform/pages/server-entry.ts';

/** Server build of a server-rendered front end, as `react-router build` writes it. */
export type ServerBuild = RouterBuild & { readonly entry: { readonly module: StorefrontEntry } };

/** Loads `build/server/index.js` of the front end. */
export async function loadServerBuild(file: string): Promise<ServerBuild> {
  return (await import(file)) as ServerBuild;
}

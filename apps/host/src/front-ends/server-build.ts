import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { StorefrontEntry } from '@bozor/storefront/app/platform/pages/server-entry.ts';

/** The built storefront, as `react-router build` leaves it. */
export type StorefrontBuild = ServerBuild & { readonly entry: { readonly module: StorefrontEntry } };

const SERVER_FILE = fileURLToPath(import.meta.resolve('@bozor/storefront/package.json').replace(/package\.json$/, 'build/server/index.js'));

export function hasStorefrontBuild(): boolean {
  return existsSync(SERVER_FILE);
}

/** Loads the built storefront. */
export async function loadStorefrontBuild(): Promise<StorefrontBuild> {
  return (await import(SERVER_FILE)) as StorefrontBuild;
}

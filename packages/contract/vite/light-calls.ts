import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * A front end imports `calls` from `@bozor/contract/<audience>/calls.ts`, which computes them from endpoints with all their schemas.
 * This plugin runs that module in Node and bundles the value in its place, in development and in the build alike.
 * It keeps 31 KB of schemas, brotli, out of every first page.
 */
export function lightCalls(): Plugin {
  return {
    name: 'bozor:light-calls',
    enforce: 'pre',
    load: {
      filter: { id: /\/packages\/contract\/src\/\w+\/calls\.ts$/ },
      handler: async (id) => {
        const { calls } = (await import(pathToFileURL(id).href)) as { readonly calls: unknown };
        return `export const calls = ${JSON.stringify(calls)};`;
      },
    },
  };
}

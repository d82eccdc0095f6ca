/**
 * A front end that the browser draws by itself: one built document answers every address under its prefixes. The storefront is none of
 * these, since the server draws its pages; it has all other addresses.
 */
export interface BrowserFrontEnd {
  readonly name: string;
  /** Its workspace, whose `build/client` holds the document and the files. */
  readonly folder: URL;
  readonly prefixes: readonly `/${string}`[];
  /** Where its files stand: `build.assetsDir` of its Vite configuration. */
  readonly assets: `/${string}/`;
}

/** One row for each; `tools/setup/front-ends.mjs` builds them. */
export const BROWSER_FRONT_ENDS: readonly BrowserFrontEnd[] = [
  {
    name: 'consoles',
    folder: new URL('.', import.meta.resolve('@bozor/console/package.json')),
    prefixes: ['/console', '/store-console', '/courier'],
    assets: '/console-assets/',
  },
];

import { STRICT_POLICY, type ContentPolicy } from './content-policy.ts';

/** A front end served by the host, beside the API. */
export interface FrontEnd {
  readonly name: string;
  /** Its workspace, where `react-router build` writes `build/client` and, with server rendering, `build/server`. */
  readonly folder: URL;
  /** Paths of its pages and everything below them; `/` matches all paths that no other front end has. */
  readonly prefixes: readonly `/${string}`[];
  /** Path of its hashed files: `build.assetsDir` of its Vite configuration. */
  readonly assets: `/${string}/`;
  /**
   * `server`: its server build renders each page, as `StorefrontEntry` describes.
   * `static`: every page is the one document of its client build, rendered by the browser (React Router with `ssr: false`).
   */
  readonly render: 'server' | 'static';
  readonly policy: ContentPolicy;
  /** Address of its service worker. A worker in a folder of its own would serve that folder alone. */
  readonly worker?: `/${string}.js`;
  /** Headers of its documents, added to those of every response or replacing them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Likewise of the pages below one of its prefixes alone; for static front ends. */
  readonly headersBelow?: Readonly<Record<`/${string}`, Readonly<Record<string, string>>>>;
}

/** The consoles of staff, which may have a host of their own (`console-host.ts`). */
export const CONSOLES: FrontEnd = {
  name: 'consoles',
  folder: new URL('.', import.meta.resolve('@bozor/console/package.json')),
  prefixes: ['/console', '/store-console', '/courier'],
  assets: '/console-assets/',
  render: 'static',
  policy: { ...STRICT_POLICY, 'default-src': ["'none'"], 'manifest-src': ["'self'"], 'base-uri': ["'none'"] },
  worker: '/console-worker.js',
  headers: { 'x-robots-tag': 'noindex' },
  // A store's tablet prints tickets on every page, at a printer on its USB port.
  headersBelow: {
    '/store-console': { 'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(self)' },
  },
};

/** Front ends, one row each. `tools/setup/front-ends.mjs` builds them; `tools/architecture.ts` has their rooms. */
export const FRONT_ENDS: readonly FrontEnd[] = [
  {
    name: 'storefront',
    folder: new URL('.', import.meta.resolve('@bozor/storefront/package.json')),
    prefixes: ['/'],
    assets: '/assets/',
    render: 'server',
    policy: STRICT_POLICY,
    worker: '/service-worker.js',
  },
  CONSOLES,
];

/** Returns the front end with the longest prefix of a path. `frontEndAt(FRONT_ENDS, '/home')?.name` is `storefront` */
export function frontEndAt(frontEnds: readonly FrontEnd[], path: string): FrontEnd | undefined {
  const lengthAt = ({ prefixes }: FrontEnd) =>
    Math.max(
      -1,
      ...prefixes.filter((prefix) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`)).map(({ length }) => length),
    );
  return frontEnds.filter((each) => lengthAt(each) >= 0).toSorted((a, b) => lengthAt(b) - lengthAt(a))[0];
}

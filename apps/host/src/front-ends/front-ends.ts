import { STRICT_POLICY, type ContentPolicy } from './content-policy.ts';

/** A front end that the host serves, beside the API. */
export interface FrontEnd {
  readonly name: string;
  /** Its workspace, where `react-router build` leaves `build/client` and, if pages are rendered here, `build/server`. */
  readonly folder: URL;
  /** Its pages are these paths and what lies below them; `/` is everything that no other front end has. */
  readonly prefixes: readonly `/${string}`[];
  /** The path of its files with a hash in their names: `build.assetsDir` of its Vite configuration. */
  readonly assets: `/${string}/`;
  /**
   * `server`: its server build renders each page, as `StorefrontEntry` describes.
   * `static`: every page is the one document of its client build, which the browser fills (React Router with `ssr: false`).
   */
  readonly render: 'server' | 'static';
  readonly policy: ContentPolicy;
  /** Headers of its documents beside those that every answer carries, or in their place. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Every front end, a row each. `tools/setup/front-ends.mjs` builds them, `tools/architecture.ts` knows their rooms. */
export const FRONT_ENDS: readonly FrontEnd[] = [
  {
    name: 'storefront',
    folder: new URL('.', import.meta.resolve('@bozor/storefront/package.json')),
    prefixes: ['/'],
    assets: '/assets/',
    render: 'server',
    policy: STRICT_POLICY,
  },
  {
    name: 'consoles',
    folder: new URL('.', import.meta.resolve('@bozor/console/package.json')),
    prefixes: ['/console', '/store-console', '/courier'],
    assets: '/console-assets/',
    render: 'static',
    policy: { ...STRICT_POLICY, 'default-src': ["'none'"], 'manifest-src': ["'self'"], 'base-uri': ["'none'"] },
    headers: { 'x-robots-tag': 'noindex' },
  },
];

/** Which front end has the page at a path: the one with the longest prefix. `frontEndAt(FRONT_ENDS, '/home')?.name` is `storefront` */
export function frontEndAt(frontEnds: readonly FrontEnd[], path: string): FrontEnd | undefined {
  const lengthAt = ({ prefixes }: FrontEnd) =>
    Math.max(
      -1,
      ...prefixes.filter((prefix) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`)).map(({ length }) => length),
    );
  return frontEnds.filter((each) => lengthAt(each) >= 0).toSorted((a, b) => lengthAt(b) - lengthAt(a))[0];
}

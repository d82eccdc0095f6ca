import { hash } from 'node:crypto';

/** The content security policy of a front end's documents: directive → sources. Hashes of its own inline scripts are added to `script-src`. */
export type ContentPolicy = Readonly<Record<`${string}-src` | 'base-uri' | 'form-action' | 'frame-ancestors', readonly string[]>>;

/** Basic permissions of every page; a front end adds its own. */
export const STRICT_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const satisfies ContentPolicy;

/** Further hosts that pages may connect to, for features that an operator has enabled. */
export interface OutsideSources {
  readonly connect?: readonly string[];
  readonly images?: readonly string[];
  readonly scripts?: readonly string[];
  readonly frames?: readonly string[];
}

/** All hosts of both. */
export function joinSources(one: OutsideSources, other: OutsideSources): OutsideSources {
  const of = (kind: keyof OutsideSources) => [...(one[kind] ?? []), ...(other[kind] ?? [])];
  return { connect: of('connect'), images: of('images'), scripts: of('scripts'), frames: of('frames') };
}

/** Returns the header's value for a document with these inline scripts. */
export function policyText(
  policy: ContentPolicy,
  inlineScripts: Iterable<string>,
  { connect = [], images = [], scripts = [], frames = [] }: OutsideSources = {},
): string {
  const more: Readonly<Record<string, readonly string[]>> = {
    'script-src': [...new Set([...inlineScripts].map(hashOf)), ...scripts],
    'connect-src': connect,
    'img-src': images,
  };
  return Object.entries({ ...policy, ...(frames.length > 0 && { 'frame-src': ["'self'", ...frames] }) })
    .map(([directive, sources]) => [directive, ...sources, ...(more[directive] ?? [])].join(' '))
    .join('; ');
}

function hashOf(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}

import { createHash } from 'node:crypto';

/** Hosts beside our own that pages may talk to, for what an operator has switched on. */
export interface OutsideSources {
  readonly connect?: readonly string[];
  readonly images?: readonly string[];
}

/**
 * Takes the secret mark off the page's own inline scripts and writes the policy that allows exactly these, by their hashes.
 * A script that got into the page in another way does not carry the mark, is not in the policy and does not run.
 * Scripts are asked for after styles and the pictures in sight: the page is read before it is pressed.
 */
export function sealDocument(
  html: string,
  nonce: string,
  outside: OutsideSources = {},
): { readonly html: string; readonly policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, before, after, code] of html.matchAll(new RegExp(`<script([^>]*)${mark}([^>]*)>([\\s\\S]*?)</script>`, 'g'))) {
    if (!/\ssrc=/.test(before! + after!)) hashes.add(`'sha256-${createHash('sha256').update(code!).digest('base64')}'`);
  }
  const sealed = html.replaceAll(mark, '').replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return { html: sealed, policy: policyOf([...hashes], outside) };
}

function policyOf(scriptHashes: readonly string[], { connect = [], images = [] }: OutsideSources): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

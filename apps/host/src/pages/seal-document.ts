import { createHash } from 'node:crypto';

/** Hosts beside our own that pages may talk to, for what an operator has switched on. */
export interface OutsideSources {
  readonly connect?: readonly string[];
  readonly images?: readonly string[];
}

/**
 * Takes the secret mark off the page's own inline scripts and writes the policy that allows exactly these, by their hashes.
 * A script that got into the page in another way does not carry the mark, is not in the policy and does not run.
 * Scripts are asked for once the page has been painted: it is read before it is pressed, and on a slow line
 * nothing that it shows waits for what only moves it: no picture that is asked for already stands behind a script.
 */
export function sealDocument(
  html: string,
  nonce: string,
  outside: OutsideSources = {},
): { readonly html: string; readonly policy: string } {
  const mark = ` nonce="${nonce}"`;
  const { html: patient, delayed } = delayModules(html, mark);
  const hashes = new Set(delayed.map(hashOf));
  for (const [, before, after, code] of patient.matchAll(new RegExp(`<script([^>]*)${mark}([^>]*)>([\\s\\S]*?)</script>`, 'g'))) {
    if (!/\ssrc=/.test(before! + after!)) hashes.add(hashOf(code!));
  }
  return { html: patient.replaceAll(mark, ''), policy: policyOf([...hashes], outside) };
}

/** Takes the page's modules out and puts a script in their place that brings them back after the first paint; in a hidden tab, which is never painted, at once. */
function delayModules(html: string, mark: string): { readonly html: string; readonly delayed: readonly string[] } {
  const preloads: string[] = [];
  const delayed: string[] = [];
  const withoutPreloads = html.replaceAll(/<link rel="modulepreload"(?=[^>]* href="([^"]+)")[^>]*>/g, (_, href: string) => {
    preloads.push(href);
    return '';
  });
  const patient = withoutPreloads.replace(
    new RegExp(`<script(?=[^>]*${mark})(?=[^>]* type="module")[^>]*>([\\s\\S]*?)</script>`),
    (_, code: string) => {
      delayed.push(code);
      return `<script${mark}>${STARTER}(${JSON.stringify(preloads)},${JSON.stringify(code).replaceAll('<', '\\u003c')})</script>`;
    },
  );
  return delayed.length > 0 ? { html: patient, delayed } : { html, delayed };
}

const STARTER =
  '((h,c)=>(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>{' +
  "let d=document,a=(t,o)=>d.head.append(Object.assign(d.createElement(t),o));for(let u of h)a('link',{rel:'modulepreload',fetchPriority:'low',href:u});a('script',{type:'module',text:c})" +
  '})))';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
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

import { hash } from 'node:crypto';

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
  const preloads: string[] = [];
  const patient = html.includes(' type="module"') ? html.replaceAll(PRELOAD, (_, href: string) => (preloads.push(href), '')) : html;
  const parts = patient.split(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  for (let at = 1; at < parts.length; at += 1) {
    const script = inlineScript(parts[at - 1]!, parts[at]!);
    if (!script) continue;
    hashes.add(hashOf(script.code));
    if (!/\stype="module"/.test(script.attributes)) continue;
    const starter = `${STARTER}(${JSON.stringify(preloads)},${JSON.stringify(script.code).replaceAll('<', '\\u003c')})`;
    hashes.add(hashOf(starter));
    parts[at - 1] = `${parts[at - 1]!.slice(0, script.startsAt)}<script`;
    parts[at] = `>${starter}${parts[at]!.slice(script.endsAt)}`;
  }
  return { html: parts.join(''), policy: policyOf([...hashes], outside) };
}

const PRELOAD = /<link rel="modulepreload"(?=[^>]* href="([^"]+)")[^>]*>/g;

interface InlineScript {
  readonly code: string;
  readonly attributes: string;
  /** Where its tag begins, in the part before the mark. */
  readonly startsAt: number;
  /** Where its code ends, in the part behind the mark. */
  readonly endsAt: number;
}

/** The script in whose tag the mark stood between two parts of a document; undefined for other tags, and for scripts in files. */
function inlineScript(before: string, behind: string): InlineScript | undefined {
  const startsAt = before.lastIndexOf('<');
  const tagEnd = behind.indexOf('>');
  const attributes = before.slice(startsAt) + behind.slice(0, tagEnd);
  if (!/^<script(?:\s|$)/.test(attributes) || /\ssrc=/.test(attributes)) return undefined;
  const endsAt = behind.indexOf('</script>');
  return { code: behind.slice(tagEnd + 1, endsAt), attributes, startsAt, endsAt };
}

/** Some links in a turn: each of them takes a part of a millisecond, and a page has twenty. */
const STARTER =
  '((h,c)=>(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>{' +
  'let d=document,a=(t,o)=>d.head.append(Object.assign(d.createElement(t),o)),' +
  "n=()=>{for(let u of h.splice(0,6))a('link',{rel:'modulepreload',fetchPriority:'low',href:u});h[0]?setTimeout(n):a('script',{type:'module',text:c})};n()" +
  '})))';

function hashOf(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
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

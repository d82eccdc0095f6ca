import { policyText, type ContentPolicy, type OutsideSources } from '../front-ends/content-policy.ts';

/**
 * Removes the secret nonce from the page's own inline scripts and writes the policy that allows exactly these, by their hashes. An injected
 * script has no nonce, is not in the policy and does not run.
 * Script files are requested after the first paint: a page is read before it is used, and on a slow connection no picture then waits behind
 * a script.
 */
export function addCspHashes(
  html: string,
  nonce: string,
  allowed: ContentPolicy,
  outside: OutsideSources = {},
): { readonly html: string; readonly policy: string } {
  const preloads: string[] = [];
  const patient = html.includes(' type="module"') ? html.replaceAll(PRELOAD, (_, href: string) => (preloads.push(href), '')) : html;
  const parts = patient.split(` nonce="${nonce}"`);
  const scripts: string[] = [];
  for (let at = 1; at < parts.length; at += 1) {
    const script = inlineScript(parts[at - 1]!, parts[at]!);
    if (!script) continue;
    scripts.push(script.code);
    if (!/\stype="module"/.test(script.attributes)) continue;
    const starter = `${STARTER}(${JSON.stringify(preloads)},${JSON.stringify(script.code).replaceAll('<', '\\u003c')})`;
    scripts.push(starter);
    parts[at - 1] = `${parts[at - 1]!.slice(0, script.startsAt)}<script`;
    parts[at] = `>${starter}${parts[at]!.slice(script.endsAt)}`;
  }
  return { html: parts.join(''), policy: policyText(allowed, scripts, outside) };
}

const PRELOAD = /<link rel="modulepreload"(?=[^>]* href="([^"]+)")[^>]*>/g;

interface InlineScript {
  readonly code: string;
  readonly attributes: string;
  /** Offset of its tag, in the part before the nonce. */
  readonly startsAt: number;
  /** Offset of the end of its code, in the part after the nonce. */
  readonly endsAt: number;
}

/** Returns the script whose tag contained the nonce between two parts of a document; undefined for other tags and for script files. */
function inlineScript(before: string, behind: string): InlineScript | undefined {
  const startsAt = before.lastIndexOf('<');
  const tagEnd = behind.indexOf('>');
  const attributes = before.slice(startsAt) + behind.slice(0, tagEnd);
  if (!/^<script(?:\s|$)/.test(attributes) || /\ssrc=/.test(attributes)) return undefined;
  const endsAt = behind.indexOf('</script>');
  return { code: behind.slice(tagEnd + 1, endsAt), attributes, startsAt, endsAt };
}

/** Adds a few links per task: each takes a part of a millisecond, and a page has twenty. */
const STARTER =
  '((h,c)=>(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>{' +
  'let d=document,a=(t,o)=>d.head.append(Object.assign(d.createElement(t),o)),' +
  "n=()=>{for(let u of h.splice(0,6))a('link',{rel:'modulepreload',fetchPriority:'low',href:u});h[0]?setTimeout(n):a('script',{type:'module',text:c})};n()" +
  '})))';

/**
 * Returns the selectors whose last part matches any element by its siblings or descendants. A browser then marks all parents and restyles
 * everything below one whenever a child is added or removed: the whole page for a line at its top. A class, an attribute or a tag in the last part
 * prevents that.
 * @example wideSelectors('.grid > :nth-child(n + 5) {}') // ['.grid > :nth-child(n + 5)']
 */
export function wideSelectors(css: string): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1');
  const preludes = [...plain.matchAll(/([^{};]+)\{/g)].map(([, prelude]) => prelude!.trim());
  return preludes.filter((prelude) => !prelude.startsWith('@')).flatMap((prelude) => cut(prelude, /,/).parts.filter(isWide));
}

function isWide(selector: string): boolean {
  const { parts, between } = cut(selector, /[\s>+~]/);
  const last = parts.at(-1)!;
  if (!meansAnything(last)) return false;
  if (/:nth-|:has\(/.test(last)) return true;
  return /[+~]/.test(between.at(-1) ?? '') && meansAnything(parts.at(-2)!);
}

/** Whether no class, attribute, id or tag narrows a part of a selector. */
function meansAnything(part: string): boolean {
  return /^\*?$/.test(part.replaceAll(/::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?/g, ''));
}

/** Parts a text where signs of that kind stand outside of brackets; runs of them part it once. */
function cut(text: string, sign: RegExp): { readonly parts: string[]; readonly between: string[] } {
  const parts = [''];
  const between: string[] = [];
  let depth = 0;
  for (const letter of text) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth > 0 || !sign.test(letter)) parts[parts.length - 1] += letter;
    else if (parts.at(-1) === '' && between.length > 0) between[between.length - 1] += letter;
    else if (parts.push('')) between.push(letter);
  }
  return { parts: parts.map((part) => part.trim()), between };
}

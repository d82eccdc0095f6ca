import type { Page } from '@bozor/contract/shop/config.ts';

type Block = Page['blocks'][number];

/**
 * Parses an operator's page: `## ` begins a heading, lines that begin with `- ` are a list, anything else is a paragraph. Empty lines
 * separate blocks. Texts contain no markup, so nothing needs sanitizing.
 * @example blocksOf('## Refunds\n\nWithin 48 hours.\n\n- cash\n- card') // heading, paragraph, list of two
 */
export function blocksOf(body: string): Block[] {
  return body
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .flatMap((part) => partsOf(part.trim()))
    .filter(({ text, items }) => text !== '' || items.length > 0);
}

/** A heading may be directly above its text, and a list directly below a paragraph. */
function partsOf(part: string): Block[] {
  const blocks: Block[] = [];
  for (const line of part.split(/\r?\n/)) {
    const next = readLine(line);
    const last = blocks.at(-1);
    if (last && last.kind === next.kind && next.kind !== 'heading') blocks.splice(-1, 1, joined(last, next));
    else blocks.push(next);
  }
  return blocks;
}

function readLine(line: string): Block {
  if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3).trim(), items: [] };
  if (line.startsWith('- ')) return { kind: 'list', text: '', items: [line.slice(2).trim()] };
  return { kind: 'paragraph', text: line.trim(), items: [] };
}

function joined(one: Block, next: Block): Block {
  return { ...one, text: `${one.text} ${next.text}`.trim(), items: [...one.items, ...next.items] };
}

import type { Page } from '@bozor/contract/config.ts';

type Block = Page['blocks'][number];

/**
 * Reads a page as operators write it: `## ` begins a heading, lines that begin with `- ` are a list, anything else is a paragraph, and an empty
 * line parts them. There is no markup in a text, so none has to be taken out.
 * @example blocksOf('## Refunds\n\nWithin 48 hours.\n\n- cash\n- card') // heading, paragraph, list of two
 */
export function blocksOf(body: string): Block[] {
  return body
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .flatMap((part) => partsOf(part.trim()))
    .filter(({ text, items }) => text !== '' || items.length > 0);
}

/** A heading may stand right above its text, and a list right under a paragraph. */
function partsOf(part: string): Block[] {
  const blocks: Block[] = [];
  for (const line of part.split(/\r?\n/)) {
    const last = blocks.at(-1);
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3).trim(), items: [] });
    else if (line.startsWith('- ')) {
      if (last?.kind === 'list') last.items.push(line.slice(2).trim());
      else blocks.push({ kind: 'list', text: '', items: [line.slice(2).trim()] });
    } else if (last?.kind === 'paragraph') last.text = `${last.text} ${line.trim()}`;
    else blocks.push({ kind: 'paragraph', text: line.trim(), items: [] });
  }
  return blocks;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemFields } from '@bozor/contract/shop/catalogue/item-card.ts';
import { expect, it } from 'vitest';

const FEATURES = join(import.meta.dirname, '..');

/** Fields that neither card, page nor dialog of an item reads, and the reason why the server sends them all the same. */
const UNREAD: Readonly<Record<string, string>> = {
  store_slug: 'for other clients; pages address a store by its id',
  restaurant_discount: 'another name of `store_discount`, by the specification',
  image: 'another name of `image_full_url`, by the specification',
};

it('the screens of an item read every field of its card but those with a reason', () => {
  const words = wordsIn('{catalogue,item,cart}/*.{ts,tsx}');
  const missing = Object.keys(itemFields).filter((field) => !words.has(field));
  expect(missing.toSorted()).toEqual(Object.keys(UNREAD).toSorted());
});

it('a field that only a comment, a text or a test names is missing', () => {
  expect(wordsOf("/* spice */ const hot = item.heat; // level\nt('Sharp')")).toEqual(new Set(['const', 'hot', 'item', 'heat', 't']));
});

/** Names in the code of files below `features`, tests left out. */
function wordsIn(pattern: string): Set<string> {
  const sources = globSync(pattern, { cwd: FEATURES }).filter((path) => !path.includes('.test.'));
  return wordsOf(sources.map((path) => readFileSync(join(FEATURES, path), 'utf8')).join('\n'));
}

function wordsOf(code: string): Set<string> {
  const bare = code.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*|'(?:[^'\\\n]|\\.)*'/g, '');
  return new Set(bare.match(/\w+/g));
}

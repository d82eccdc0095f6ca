import { describe, expect, test } from 'vitest';
import { categories } from '../products/categories.ts';
import { products } from '../products/products.ts';
import { menuOf } from './menu.ts';
import { STORES } from './stores.ts';

const menus = STORES.map((store) => ({ store, keys: menuOf(store, products, categories).map(({ product }) => product.key) }));
const rootOf = (category: string) => categories.find(({ key }) => key === category)?.parent ?? category;
const keysIn = (root: string) => products.filter(({ category }) => rootOf(category) === root).map(({ key }) => key);
const sellers = (key: string) => menus.filter(({ keys }) => keys.includes(key)).map(({ store }) => store);
const trades = (store: (typeof STORES)[number]) => new Set(store.categories.map(rootOf));

describe('the assortment of a store is believable', () => {
  test.each(keysIn('electronics').filter((key) => !['telescope', 'torch'].includes(key)))('%s is sold by stores of electronics', (key) => {
    expect(sellers(key).filter((store) => !trades(store).has('electronics'))).toEqual([]);
  });

  test.each(['corner-sofa', 'electric-guitar', 'evening-heels', 'cabin-suitcase'])(
    '%s is not sold by a specialist of something else',
    (key) => {
      const specialists = sellers(key).map((store) => store.key);
      for (const other of ['kitob-olami', 'labzak-kitob', 'nafis', 'gozal-kun', 'usta-dokon', 'kichkintoy', 'maydon-sport'])
        expect(specialists).not.toContain(other);
    },
  );

  test('a bookseller has every book and nothing that needs a plug', () => {
    for (const { store, keys } of menus.filter(({ store }) => store.categories[0] === 'books')) {
      expect(keys, store.key).toEqual(expect.arrayContaining(keysIn('books')));
      expect(
        keys.filter((key) => keysIn('electronics').includes(key)),
        store.key,
      ).toEqual(['telescope']);
    }
  });

  test('everything is sold somewhere', () => {
    expect(products.filter(({ key }) => sellers(key).length === 0).map(({ key }) => key)).toEqual([]);
  });
});

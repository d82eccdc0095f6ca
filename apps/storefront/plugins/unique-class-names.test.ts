import { expect, test } from 'vitest';
import { uniqueClassNames } from './unique-class-names.ts';

test('two classes with one hash fail the build, by both their names', () => {
  const check = uniqueClassNames();
  check('/shop/card.module.css', { title: 'x1Ab', price: 'y2Bc' });
  expect(() => check('/shop/cart.module.css', { row: 'x1Ab' })).toThrow(
    '.row of /shop/cart.module.css and .title of /shop/card.module.css have the same hash, x1Ab. Rename one of them.',
  );
});

test('a file may be read for the browser and for the server', () => {
  const check = uniqueClassNames();
  check('/shop/card.module.css', { title: 'x1Ab' });
  expect(() => check('/shop/card.module.css', { title: 'x1Ab' })).not.toThrow();
});

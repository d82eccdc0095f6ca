import { expect, test } from 'vitest';
import { shortStyleNames } from './style-names.ts';

const CSS = '.card{top:0}.card .title{top:0}.title:hover,.price{top:0}';

test('classes of a file share three signs and differ in their place, whatever other files there are', () => {
  const alone = shortStyleNames('/shop');
  const names = ['card', 'title', 'price'].map((name) => alone(name, '/shop/app/card.module.css', CSS));
  expect(names.map((name) => name.slice(3))).toEqual(['0', '1', '2']);
  expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(1);
  const beside = shortStyleNames('/shop');
  expect(beside('card', '/shop/app/row.module.css', CSS)).not.toBe(names[0]);
  expect(beside('card', '/shop/app/card.module.css', CSS)).toBe(names[0]);
});

test.each(['switch', 'my-card'])('a class that cannot be imported stops the build: %s', (name) => {
  expect(() => shortStyleNames('/shop')(name, '/shop/app/card.module.css', `.${name}{top:0}`)).toThrow('call it something else');
});

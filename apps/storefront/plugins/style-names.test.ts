import { expect, test } from 'vitest';
import { shortStyleNames, withWrittenNames } from './style-names.ts';

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

test('a class that cannot be imported stops the build', () => {
  expect(() => shortStyleNames('/shop')('switch', '/shop/app/card.module.css', '.switch{top:0}')).toThrow('call it something else');
});

test('names are written where they are used, unless a file looks them up', () => {
  const source = (use: string) => `import styles from './row.module.css';\n${use}`;
  expect(withWrittenNames(source('styles.row'))).toBe("import * as styles from './row.module.css';\nstyles.row");
  expect(withWrittenNames(source('styles[of]'))).toBe(source('styles[of]'));
});

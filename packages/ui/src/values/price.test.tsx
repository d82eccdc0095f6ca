import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

test('an amount and its currency are one text, which runs the way of the currency', () => {
  const price = renderToString(<Price amount="28 500 سوم" old="38 000" />);
  expect(price).toContain('<bdi>28 500 سوم</bdi>');
  expect(price).toContain('<bdi>38 000</bdi>');
});

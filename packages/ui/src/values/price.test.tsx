import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

test('figures alone run left to right, an amount with its currency the way of the currency', () => {
  expect(renderToString(<Price amount="28 500" currency="سوم" old="38 000" />)).toContain('<bdi dir="ltr">28 500</bdi>');
  const whole = renderToString(<Price amount="28 500 سوم" old="38 000 سوم" />);
  expect(whole).toContain('<bdi>28 500 سوم</bdi>');
  expect(whole).toContain('<bdi>38 000 سوم</bdi>');
});

import { expect, test } from 'vitest';
import { withInlinedCalls } from './inline-calls.ts';

const IMPORT = "import { calls } from '@bozor/contract/shop/calls.ts';\n";

test('writes calls where they are made and drops the table', () => {
  expect(withInlinedCalls(`${IMPORT}api.call(calls.cart.add, { body }); f(calls.config.read)`)).toBe(
    'api.call({"method":"POST","path":"/customer/cart/add"}, { body }); f({"method":"GET","path":"/config","dependsOn":"language"})',
  );
});

test('leaves types to be types', () => {
  expect(withInlinedCalls(`${IMPORT}type Slug = Input<typeof calls.config.page>; api.call(calls.config.read);`)).toBe(
    'type Slug = Input<import(\'@bozor/contract/shop/calls.ts\').Calls[\'config\'][\'page\']>; api.call({"method":"GET","path":"/config","dependsOn":"language"});',
  );
});

test.each([
  ['a group is handed on', `${IMPORT}const { list } = calls.cart;`],
  ['the table is handed on', `${IMPORT}use(calls);`],
  ['a call is unknown', `${IMPORT}use(calls.cart.nothing);`],
  ['it is another table', 'const calls = { cart: { add: 1 } }; use(calls.cart.add)'],
])('leaves a source as it is when %s', (_name, source) => {
  expect(withInlinedCalls(source)).toBeUndefined();
});

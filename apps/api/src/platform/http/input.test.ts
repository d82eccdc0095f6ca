import { describe, expect, it } from 'vitest';
import Type from 'typebox';
import { API } from '@bozor/contract/shop/routes.ts';
import { parseBody } from './input.ts';

/** Called as in `mount`, which only knows that an endpoint has a schema. */
const read = (schema: unknown, value: unknown) => parseBody(schema as Parameters<typeof parseBody>[0], value);

describe('a JSON body', () => {
  it('may write numbers, flags and lists as text, in all its depth [api-12, entity-06]', () => {
    const written = {
      item_id: '7',
      price: '46500.5',
      quantity: '2',
      add_on_ids: ['3', 4],
      add_on_qtys: '["1", 2]',
      variation:
        '[{"name":"Size","values":{"label":["Big"]}},{"name":"Dough","values":[{"label":"Thin","optionPrice":"100","isSelected":"1"}]}]',
    };
    expect(read(API.cart.add.body, written)).toEqual({
      item_id: 7,
      price: 46500.5,
      quantity: 2,
      add_on_ids: [3, 4],
      add_on_qtys: [1, 2],
      variation: [
        { name: 'Size', values: { label: ['Big'] } },
        { name: 'Dough', values: [{ label: 'Thin', optionPrice: 100, isSelected: true }] },
      ],
    });
  });

  it('may write a code, a phone or a house as a number [api-42]', () => {
    expect(read(API.identity.verifyPhone.body, { otp: 123456, phone: 998901234567 })).toEqual({
      otp: '123456',
      phone: '998901234567',
    });
  });

  it('keeps a label that looks like a list or a number', () => {
    const variation = [{ name: 'Size', values: { label: '40' } }];
    expect(read(API.cart.add.body, { item_id: 1, quantity: 1, variation })).toEqual({ item_id: 1, quantity: 1, variation });
  });

  it.each([['x5'], ['0x5'], ['1e3'], [' 5'], [true], [[5]]])('leaves %j to be refused where a number belongs', (quantity) => {
    expect(read(API.cart.add.body, { quantity })).toEqual({ quantity });
  });

  it('reads 1 and 0 as flags, and an empty text as no number', () => {
    const body = Type.Object({ cutlery: Type.Boolean(), halal: Type.Boolean(), tip: Type.Optional(Type.Number()), note: Type.String() });
    expect(read(body, { cutlery: 1, halal: 0, tip: '', note: '' })).toEqual({ cutlery: true, halal: false, note: '' });
  });

  it('leaves unknown and undescribed fields unchanged', () => {
    expect(read(API.cart.add.body, { role: '1' })).toEqual({ role: '1' });
    expect(read(API.payment.callback.body, { amount: '1' })).toEqual({ amount: '1' });
    expect(read(undefined, { amount: '1' })).toEqual({ amount: '1' });
  });
});

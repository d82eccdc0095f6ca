import { describe, expect, test } from 'vitest';
import { answerTo } from './answers.ts';

type Asked = Parameters<typeof answerTo>[0];

const toStore: Asked = {
  store_id: 3,
  courier_id: null,
  name: 'Choyxona',
  has_pictures: false,
  answers: 0,
  order_id: null,
  order_status: null,
} as Asked;
const ordered = { order_id: 123_456_789 } as const;

describe('a courier', () => {
  test.each([
    [null, 'Your order has arrived. Thank you for choosing us!'],
    ['confirmed', 'I am at the store and will set out as soon as your order is ready.'],
    ['handover', 'I am at the store and will set out as soon as your order is ready.'],
    ['picked_up', 'I am on my way to you. See you soon!'],
    ['delivered', 'Your order has arrived. Thank you for choosing us!'],
    ['canceled', 'Your order has arrived. Thank you for choosing us!'],
  ] as const)('knows of an order that is %s', (order_status, text) => {
    expect(answerTo({ ...toStore, ...ordered, store_id: null, courier_id: 7, has_pictures: true, order_status })).toEqual({ text });
  });
});

describe('a store', () => {
  test.each([
    ['handover', 'Your order {number} is packed and waits for the courier.'],
    ['picked_up', 'Your order {number} is with the courier already. You can write to them as well.'],
    ['processing', 'We have your order {number} before us and will see to it.'],
  ] as const)('knows of an order that is %s', (order_status, text) => {
    const { values, ...answer } = answerTo({ ...toStore, ...ordered, order_status });
    expect(answer).toEqual({ text });
    expect(values!['number']!.replaceAll(/\D/g, '')).toBe('123456789');
  });

  test.each([
    ['without an order', {}],
    ['whose order has arrived', { ...ordered, order_status: 'delivered' }],
    ['whose order is unknown', { order_status: 'confirmed' }],
    ['whose order has no state', ordered],
  ])('greets a customer %s by its name', (_who, different) => {
    const answer = answerTo({ ...toStore, ...different });
    expect(answer).toEqual({ text: expect.stringContaining('Hello! {name} here.') as unknown, values: { name: 'Choyxona' } });
  });

  test('without a name greets too', () => {
    expect(answerTo({ ...toStore, name: null }).values).toEqual({ name: '' });
  });

  test('thanks for pictures, whatever the order', () => {
    expect(answerTo({ ...toStore, ...ordered, has_pictures: true, order_status: 'processing' }).text).toContain(
      'Thank you for the picture',
    );
  });

  test('speaks of the order every other time, and of other things in turn', () => {
    const textAt = (answers: number, order: object = {}) => answerTo({ ...toStore, answers, ...order }).text;
    const running = { ...ordered, order_status: 'processing' };
    expect([0, 2, 4].map((answers) => textAt(answers, running)).every((text) => text.includes('{number}'))).toBe(true);
    expect([1, 3].some((answers) => textAt(answers, running).includes('{number}'))).toBe(false);
    const later = [1, 2, 3].map((answers) => textAt(answers));
    expect(new Set(later).size).toBe(3);
    expect(textAt(4)).toBe(later[0]);
  });
});

test('the shop itself promises an answer', () => {
  expect(answerTo({ ...toStore, store_id: null, has_pictures: true }).text).toContain('We will look into it');
});

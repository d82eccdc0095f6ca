import { expect, test } from 'vitest';
import { presentNotice } from './present.ts';

type Row = Parameters<typeof presentNotice>[0];
type Presenting = Parameters<typeof presentNotice>[1];

const words = {
  translate: (_locale: string, text: string, values: object) => `«${text}» ${JSON.stringify(values)}`,
} as Presenting['words'];
const currency = { code: 'UZS', symbol: "so'm", position: 'after', digits: 0 } as Presenting['currency'];
const ROW: Row = {
  id: 1,
  type: 'order_status',
  title: { en: 'On its way' },
  body: { en: 'Order {number}' },
  image: null,
  conversation_id: null,
  store_id: null,
  courier_id: null,
  order_id: null,
  posting: null,
  read_at: null,
  created_at: new Date('2026-11-20T07:00:00Z'),
};

const present = (fields: Partial<Row> = {}, locale: 'en' | 'ru' = 'ru') =>
  presentNotice({ ...ROW, ...fields }, { words, locale, currency });

test('a text of the server is translated, with the number of its order', () => {
  expect(present().title).toBe('«On its way» {"number":""}');
  expect(present({ order_id: 123_456_789 }).body.replaceAll(/\D/g, '')).toBe('123456789');
});

test('a text that a person wrote is shown in the language of the reader, else in English', () => {
  const written = { title: { en: 'Sale', ru: 'Скидки' }, body: { en: 'Today', uz: 'Bugun' } };
  expect(present(written)).toMatchObject({ title: 'Скидки', body: 'Today' });
  expect(present({ type: 'wallet' as Row['type'], title: { en: 'Hi' } }).title).toBe('Hi');
});

test.each([
  [{}, null],
  [{ conversation_id: 7, store_id: 3 }, 'store'],
  [{ conversation_id: 7, courier_id: 3 }, 'delivery_man'],
  [{ conversation_id: 7 }, 'admin'],
  [{ store_id: 3 }, null],
])('of a notice with %j the sender is %s', (fields, sender) => {
  expect(present(fields).sender_type).toBe(sender);
});

test('a notice is read once it was seen', () => {
  expect([present().is_read, present({ read_at: ROW.created_at }).is_read]).toEqual([false, true]);
});

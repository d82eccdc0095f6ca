import { describe, expect, test } from 'vitest';
import { presentConversation, presentMessage } from './present.ts';

const presenting = { secret: 'signing-secret-of-the-tests', now: new Date('2026-11-20T07:00:00Z'), shopName: 'Bozor' };

describe('a conversation', () => {
  const row: Parameters<typeof presentConversation>[0] = {
    id: 7,
    store_id: null,
    courier_id: null,
    name: null,
    image: null,
    customer_unread: 2,
    last_message: null,
    last_message_at: null,
    message_count: 0,
    order_id: null,
  };

  test.each([
    [
      'a store',
      { store_id: 3, name: 'Bakery', image: 'stores/a.webp' },
      { receiver_type: 'store', receiver_id: 3, name: 'Bakery', image_full_url: '/media/stores/a.webp' },
    ],
    ['a courier', { courier_id: 9, name: 'Bobur' }, { receiver_type: 'delivery_man', receiver_id: 9, name: 'Bobur', image_full_url: null }],
    ['the shop', {}, { receiver_type: 'admin', receiver_id: 0, name: 'Bozor', image_full_url: null }],
  ])('with %s names it', (_whom, partner, receiver) => {
    expect(presentConversation({ ...row, ...partner }, presenting)).toMatchObject(receiver);
  });

  test('has its last message, if any, and the number of unread ones', () => {
    expect(presentConversation(row, presenting)).toMatchObject({ last_message: null, last_message_time: null, unread_message_count: 2 });
    const last = { last_message: 'Salom', last_message_at: new Date('2026-11-20T06:00:00Z'), order_id: 5 };
    expect(presentConversation({ ...row, ...last }, presenting)).toMatchObject({
      conversation_id: 7,
      last_message: 'Salom',
      last_message_time: '2026-11-20T06:00:00.000Z',
      order_id: 5,
    });
  });
});

describe('a message', () => {
  const row: Parameters<typeof presentMessage>[0] = {
    id: 1,
    conversation_id: 7,
    sender: 'customer',
    body: 'Salom',
    images: [],
    client_key: 'k',
    read_at: null,
    created_at: new Date('2026-11-20T06:00:00Z'),
  };

  test.each([
    ['customer', 'customer', true],
    ['store', 'store', false],
    ['rider', 'delivery_man', false],
    ['operator', 'admin', false],
  ] as const)('of a %s is shown as of a %s, and is the own one: %s', (sender, sender_type, mine) => {
    expect(presentMessage({ ...row, sender }, presenting)).toMatchObject({ sender_type, mine });
  });

  test('is seen once it was read, and its pictures are signed', () => {
    expect(presentMessage(row, presenting)).toMatchObject({ is_seen: false, files_full_url: [], message: 'Salom', client_key: 'k' });
    const read = presentMessage({ ...row, read_at: row.created_at, images: ['messages/a.webp'] }, presenting);
    expect(read.is_seen).toBe(true);
    expect(read.files_full_url[0]).toMatch(/messages\/a\.webp\?.*sign/);
  });
});

import type { ChatThread } from '@bozor/contract/staff/chats.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import { OpenChat } from '../app/frame/chats/open-chat.tsx';
import StoreConsole from '../app/store/console.tsx';
import StoreChats from '../app/store/queues/chats-page.tsx';
import { calls } from '@bozor/contract/store/calls.ts';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';
import { OWNER } from './people.ts';

const ORDER = 123456789;
const PAGES = [
  {
    path: '/store-console',
    element: <StoreConsole />,
    children: [
      { path: 'chats', element: <StoreChats /> },
      { path: 'chats/:id', element: <StoreChats /> },
      { path: 'order', element: <OpenChat calls={calls.chats} orderId={ORDER} path="/store-console/chats" /> },
    ],
  },
];
const CHAT = {
  id: 7,
  customer_name: 'Aziza',
  store: 'Osh Markazi',
  last_message: 'Salom',
  last_at: '2026-11-20T10:00:00Z',
  unread: 2,
  answered_by: 'Olim',
};
const MESSAGE = { id: 1, is_customer: true, text: 'Salom', pictures: [], at: '2026-11-20T10:00:00Z', is_seen: false, by: null };
const THREAD: ChatThread = {
  ...CHAT,
  messages: [MESSAGE, { ...MESSAGE, id: 2, is_customer: false, text: 'Xush kelibsiz', is_seen: true, by: 'Olim' }],
  order: { id: ORDER, status: 'processing', placed_at: '2026-11-20T09:50:00Z', lines: [{ name: 'Plov', quantity: 2 }] },
  ready_texts: [{ text: 'Buyurtmangiz tayyorlanmoqda.', meaning: 'Your order is being prepared.' }],
  can_answer: true,
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const said = () =>
  sent.filter(({ address }) => address === 'POST /store/chats/7/messages').map(({ body }) => body as { text: string; client_key: string });

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = {
    ...OWNER,
    role: 'store_manager',
    permissions: ['orders.see', 'chats.see', 'chats.answer'],
    scope: { of: 'own store', store: { id: 5, name: 'Osh Markazi' } },
  };
  replies['GET /store/chats'] = { unread_total: 2, chats: [CHAT] };
  replies['GET /store/chats/7'] = THREAD;
  replies['POST /store/chats/7/read'] = { ...THREAD, unread: 0 };
  replies['POST /store/chats/7/messages'] = THREAD;
});

test('the list says who wrote, how much is unread and who answered, and leads to the conversation', async () => {
  await openConsole(PAGES, '/store-console/chats');
  await expect.element(page.getByText(/Answered by Olim/)).toBeVisible();
  await expectWhole();
  await page.getByRole('link', { name: /Aziza/ }).click();
  await expect.element(page.getByText('Plov × 2')).toBeVisible();
});

describe('a conversation', () => {
  test('counts as read once it is open, with the order beside it and who of the staff wrote', async () => {
    await openConsole(PAGES, '/store-console/chats/7', { width: 1024 });
    await expect.element(page.getByText(/^Olim/).first()).toBeVisible();
    await expect.poll(() => sent.map(({ address }) => address)).toContain('POST /store/chats/7/read');
    await expectWhole();
  });

  test('has ready texts in the language of the customer, to send or to change', async () => {
    await openConsole(PAGES, '/store-console/chats/7', { locale: 'ar', width: 360 });
    await button('Your order is being prepared.').click();
    await expectWhole();
    await button('إرسال').click();
    await expect.poll(() => said().map(({ text }) => text)).toEqual(['Buyurtmangiz tayyorlanmoqda.']);
  });

  test('says a text once when it is sent again, and keeps it until it is sent', async () => {
    replies['POST /store/chats/7/messages'] = undefined;
    await openConsole(PAGES, '/store-console/chats/7');
    const field = page.getByRole('textbox', { name: 'Message' });
    await field.fill('Hello');
    await button('Send').click();
    await expect.element(page.getByText('Connection lost. Please try again.')).toBeVisible();
    await expect.element(field).toHaveValue('Hello');
    await button('Send').click();
    await expect.poll(() => said().length).toBe(2);
    expect(said()[1]?.client_key).toBe(said()[0]?.client_key);
    replies['POST /store/chats/7/messages'] = THREAD;
    await field.fill('Hello again');
    await button('Send').click();
    await expect.element(field).toHaveValue('');
    expect(said()[2]?.client_key).not.toBe(said()[0]?.client_key);
  });

  test('that is over says so', async () => {
    replies['GET /store/chats/7'] = refusal(404, { code: 'conversation-not-found', message: 'This conversation does not exist.' });
    await openConsole(PAGES, '/store-console/chats/7');
    await expect.element(page.getByText('This conversation is over.')).toBeVisible();
  });
});

test('an order leads to the conversation with its customer', async () => {
  replies[`POST /store/orders/${ORDER}/chat`] = THREAD;
  await openConsole(PAGES, '/store-console/order');
  await button('Write to the customer').click();
  await expect.element(page.getByText('Plov × 2')).toBeVisible();
});

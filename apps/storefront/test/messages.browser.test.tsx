import { API } from '@bozor/contract/shop/routes.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Thread } from '../app/features/messages/thread.tsx';
import { renderShop } from './render-shop.tsx';

const field = page.getByRole('textbox', { name: 'Message' });

async function write(text: string) {
  const shop = await renderShop(<Thread requested={{ conversation_id: 7 }} />);
  await field.fill(text);
  return shop;
}

test('Enter sends a message once, empties the field and keeps the focus there', async () => {
  const { server } = await write('Where are you?');
  const release = server.hold(API.messages.send);
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByRole('log').getByText('Where are you?')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  const before = server.received(API.messages.details).length;
  release();
  await expect.poll(() => server.received(API.messages.details).length, { message: 'the conversation is read again' }).toBe(before + 1);
  expect(server.received(API.messages.send)).toHaveLength(1);
});

test('a refused message says why in the server’s words and can be sent again under the same key', async () => {
  const { server } = await write('Where are you?');
  const sentence = server.refuse(API.messages.send, 'conversation-not-found', undefined, 'This conversation is closed.');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(sentence)).toBeVisible();
  server.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => server.received(API.messages.send).length).toBe(2);
  const [first, second] = server.received(API.messages.send).map(({ body }) => (body as { client_key: string }).client_key);
  expect(first).toBe(second);
});

test('a message that did not leave stays, and says so', async () => {
  const { server } = await write('Where are you?');
  server.lose(API.messages.send);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Not sent. Check your connection.')).toBeVisible();
  await expect.element(page.getByText('Where are you?')).toBeVisible();
});

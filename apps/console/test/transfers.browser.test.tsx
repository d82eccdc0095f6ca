import type { Transfer } from '@bozor/contract/operator/transfers.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import OperatorConsole from '../app/operator/console.tsx';
import TransfersPage from '../app/operator/queues/transfers-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';
import { OWNER } from './people.ts';

const ORDER = 123456789;
const PAGES = [{ path: '/console', element: <OperatorConsole />, children: [{ path: 'transfers', element: <TransfersPage /> }] }];
const TRANSFER: Transfer = {
  order: {
    id: ORDER,
    store: { id: 5, name: 'Osh Markazi' },
    zone: { id: 1, name: 'Chilonzor' },
    customer_name: 'Aziza',
    customer_phone: '+998 ** *** ** 67',
  },
  amount: 61_400,
  method: 'Bank transfer',
  fields: [{ label: 'Reference', value: '77' }],
  told_at: '2026-11-20T10:00:00Z',
  state: 'pending',
  decided_at: null,
  decided_by: null,
  note: null,
  can_decide: true,
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = { ...OWNER, permissions: ['orders.see', 'transfers.see', 'transfers.decide'] };
  replies['GET /operator/transfers'] = { total: 1, transfers: [TRANSFER] };
  replies[`POST /operator/transfers/${ORDER}/approve`] = { ...TRANSFER, state: 'verified', can_decide: false };
  replies[`POST /operator/transfers/${ORDER}/deny`] = { ...TRANSFER, state: 'denied', can_decide: false };
});

test('the slip stands beside the sum, and one press says that it came', async () => {
  await openConsole(PAGES, '/console/transfers');
  await expect.element(page.getByText('Reference')).toBeVisible();
  await expect.element(page.getByText('77', { exact: true })).toBeVisible();
  await expectWhole();
  await button(/61.400.* came$/).click();
  await expect.poll(() => sent).toEqual([{ address: `POST /operator/transfers/${ORDER}/approve`, body: undefined }]);
});

test('a denied one needs a reason', async () => {
  await openConsole(PAGES, '/console/transfers', { locale: 'ar', width: 768 });
  await button('رفض').click();
  await expect.element(page.getByText('اكتب السبب.')).toBeVisible();
  await expectWhole();
  await page.getByRole('textbox').fill('No money');
  await button('رفض').click();
  await expect.poll(() => sent).toEqual([{ address: `POST /operator/transfers/${ORDER}/deny`, body: { reason: 'No money' } }]);
});

test('somebody else’s decision is told', async () => {
  const message = 'Somebody has decided about this transfer already.';
  replies[`POST /operator/transfers/${ORDER}/approve`] = refusal(409, { code: 'transfer-decided', message });
  await openConsole(PAGES, '/console/transfers');
  await button(/came$/).click();
  await expect.element(page.getByText(message)).toBeVisible();
});

test('what is decided says by whom, and whoever may not decide has no buttons', async () => {
  const denied = { ...TRANSFER, state: 'denied', decided_by: 'Lola', note: 'No money', can_decide: false };
  replies['GET /operator/transfers'] = { total: 3, transfers: [denied] };
  await openConsole(PAGES, `/console/transfers?order=${ORDER}`, { locale: 'ru' });
  await expect.element(page.getByText(/Lola/)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Все переводы' })).toBeVisible();
  await expectWhole();
});

test('an empty queue says so', async () => {
  replies['GET /operator/transfers'] = { total: 0, transfers: [] };
  await openConsole(PAGES, '/console/transfers');
  await expect.element(page.getByText('No transfer waits for a decision.')).toBeVisible();
});

import type { Prescription } from '@bozor/contract/staff/prescriptions.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import OperatorConsole from '../app/operator/console.tsx';
import OperatorPrescription from '../app/operator/queues/prescription-page.tsx';
import StoreConsole from '../app/store/console.tsx';
import StorePrescription from '../app/store/queues/prescription-page.tsx';
import StoreQueue from '../app/store/queues/prescriptions-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';
import { OWNER } from './people.ts';

const ORDER = 123456789;
const AT = `/store/prescriptions/${ORDER}`;
const PAGES = [
  {
    path: '/store-console',
    element: <StoreConsole />,
    children: [
      { path: 'prescriptions', element: <StoreQueue /> },
      { path: 'prescriptions/:id', element: <StorePrescription /> },
    ],
  },
  { path: '/console', element: <OperatorConsole />, children: [{ path: 'prescriptions/:id', element: <OperatorPrescription /> }] },
];
const BRIEF = {
  id: ORDER,
  status: 'prescription_review',
  placed_at: '2026-11-20T10:00:00Z',
  store: { id: 5, name: 'Shifo' },
  zone: { id: 1, name: 'Chilonzor' },
  customer_name: 'Aziza',
  pages: 2,
  viewed_by: null,
  question: null,
} as const;
const PRESCRIPTION: Prescription = {
  ...BRIEF,
  note: 'Two packs',
  questions: [],
  lines: [],
  total: 6_330,
  agree_until: null,
  can_price: true,
};
const MEDICINE = { id: 9, unit: 'pack', image_full_url: null, tile_hue: 20, stock: 3, price: 36_000, needs_prescription: true };
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const bodies = (path: string) => sent.filter(({ address }) => address === `POST ${AT}/${path}`).map(({ body }) => body);

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = {
    ...OWNER,
    role: 'store_manager',
    permissions: ['orders.see', 'prescriptions.see', 'prescriptions.price'],
    scope: { of: 'own store', store: { id: 5, name: 'Shifo' } },
  };
  replies['GET /store/prescriptions'] = {
    now: '2026-11-20T10:05:00Z',
    prescriptions: [{ ...BRIEF, question: 'answered', viewed_by: 'Olim' }],
  };
  replies[`GET ${AT}`] = PRESCRIPTION;
  replies[`GET ${AT}/medicines`] = {
    medicines: [
      { ...MEDICINE, name: 'Amoxicillin' },
      { ...MEDICINE, id: 10, name: 'Ibuprofen' },
    ],
  };
  replies[`POST ${AT}/view`] = {
    until: new Date(Date.now() + 600_000).toISOString(),
    pages: [
      { url: PIXEL, is_document: false },
      { url: '/private/b.pdf', is_document: true },
    ],
  };
});

describe('the queue of prescriptions', () => {
  test('leads to each, says who looked at it and whether the customer answered', async () => {
    await openConsole(PAGES, '/store-console/prescriptions');
    await expect.element(page.getByText('Answered')).toBeVisible();
    await expect.element(page.getByText(/Looked at by Olim/)).toBeVisible();
    await expectWhole();
    await page.getByRole('link', { name: /^Open:/ }).click();
    await expect.element(page.getByRole('heading', { name: /^Prescription 123/ })).toBeVisible();
  });

  test('says when none waits, and what to do without a network', async () => {
    replies['GET /store/prescriptions'] = { now: '2026-11-20T10:05:00Z', prescriptions: [] };
    await openConsole(PAGES, '/store-console/prescriptions', { locale: 'ru' });
    await expect.element(page.getByText('Ни один рецепт не ждёт цены.')).toBeVisible();
  });
});

describe('a prescription', () => {
  test('shows its pages by one view, and a document as a link', async () => {
    await openConsole(PAGES, `/store-console/prescriptions/${ORDER}`, { width: 1024 });
    await expect.element(page.getByAltText('Page 1 of the prescription')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Open document 2' })).toBeVisible();
    await expectWhole();
    expect(bodies('view')).toHaveLength(1);
  });

  test('asks for its pages again by a press once their addresses expired', async () => {
    replies[`POST ${AT}/view`] = { until: new Date(Date.now() - 1_000).toISOString(), pages: [{ url: PIXEL, is_document: false }] };
    await openConsole(PAGES, `/store-console/prescriptions/${ORDER}`);
    await button('Show the pages again').click();
    await expect.poll(() => bodies('view').length).toBe(2);
  });

  test('is priced by medicines that are added, with pieces up to the stock', async () => {
    replies[`POST ${AT}/price`] = { ...PRESCRIPTION, status: 'price_proposed', can_price: false };
    await openConsole(PAGES, `/store-console/prescriptions/${ORDER}`);
    await button('Add Amoxicillin').click();
    await button('One piece more').click();
    await expect.element(page.getByText(/72.000/).first()).toBeVisible();
    await expectWhole();
    await button('Propose the price').click();
    await expect.poll(() => bodies('price')).toEqual([{ medicines: [{ id: 9, quantity: 2 }] }]);
  });

  test('keeps what was added where the price is refused', async () => {
    const message = 'One of these medicines is not there any more in this number.';
    replies[`POST ${AT}/price`] = refusal(409, { code: 'medicine-not-available', message });
    await openConsole(PAGES, `/store-console/prescriptions/${ORDER}`);
    await button('Add Ibuprofen').click();
    await button('Propose the price').click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(button('Add Ibuprofen')).not.toBeInTheDocument();
  });

  test('has one question at a time, in every language', async () => {
    replies[`POST ${AT}/ask`] = PRESCRIPTION;
    await openConsole(PAGES, `/store-console/prescriptions/${ORDER}`, { locale: 'ar' });
    await page.getByRole('textbox', { name: 'اطرح سؤالًا' }).fill('For an adult?');
    await button('اسأل').click();
    await expect.poll(() => bodies('ask')).toEqual([{ question: 'For an adult?' }]);
    await expectWhole();
  });

  test('shows the answer beside the question, and no field while one waits', async () => {
    const asked = { id: 3, question: 'For an adult?', asked_by: 'Olim', asked_at: '2026-11-20T10:01:00Z', answer: null, answered_at: null };
    replies[`GET ${AT}`] = {
      ...PRESCRIPTION,
      question: 'asked',
      questions: [
        { ...asked, answer: 'A child', answered_at: asked.asked_at },
        { ...asked, id: 4 },
      ],
    };
    await openConsole(PAGES, `/store-console/prescriptions/${ORDER}`);
    await expect.element(page.getByText('A child')).toBeVisible();
    await expect.element(page.getByText('The customer has not answered yet.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Ask something' })).not.toBeInTheDocument();
  });

  test('is rejected with a reason', async () => {
    replies[`POST ${AT}/reject`] = { ...PRESCRIPTION, status: 'canceled', can_price: false };
    await openConsole(PAGES, `/store-console/prescriptions/${ORDER}`);
    await button('Reject the prescription').click();
    await button('Reject the prescription').click();
    await expect.element(page.getByText('Choose a reason.')).toBeVisible();
    await page.getByText('It cannot be read').click();
    await button('Reject the prescription').click();
    await expect.poll(() => bodies('reject')).toEqual([{ reason: 'prescription-unreadable' }]);
  });

  test('is only looked at by whoever may not price it, also at the operator’s desk', async () => {
    replies['GET /staff/me'] = { ...OWNER, role: 'support', permissions: ['orders.see', 'prescriptions.see'] };
    replies[`GET /operator/prescriptions/${ORDER}`] = { ...PRESCRIPTION, can_price: false };
    replies[`POST /operator/prescriptions/${ORDER}/view`] = replies[`POST ${AT}/view`];
    await openConsole(PAGES, `/console/prescriptions/${ORDER}`, { width: 1280 });
    await expect.element(page.getByAltText('Page 1 of the prescription')).toBeVisible();
    await expect.element(button('Reject the prescription')).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  });

  test('of another store does not exist', async () => {
    replies[`GET ${AT}`] = refusal(404, { code: 'order-not-found', message: 'Order not found' });
    await openConsole(PAGES, `/store-console/prescriptions/${ORDER}`);
    await expect.element(page.getByText('Order not found')).toBeVisible();
  });
});

import type { Locale } from '@bozor/domain/words/locale.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import OperatorConsole from '../app/operator/console.tsx';
import ReportedPage from '../app/operator/reviews/reported-page.tsx';
import StoreConsole from '../app/store/console.tsx';
import ReviewsPage from '../app/store/reviews/reviews-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';

const PAGES = [
  { path: '/store-console', Component: StoreConsole, children: [{ path: 'reviews', Component: ReviewsPage }] },
  { path: '/console', Component: OperatorConsole, children: [{ path: 'reviews', Component: ReportedPage }] },
];
const session = { id: 7, expires_at: '2026-12-20T19:00:00Z' };
const MANAGER = {
  id: 3,
  name: 'Gulnora Saidova',
  role: 'store_manager',
  permissions: ['orders.see', 'reviews.see', 'reviews.answer'],
  scope: { of: 'own store', store: 'Chinor Plov House' },
  grants: [{ role: 'store_manager', store: 'Chinor Plov House', zone: null, ends_at: null }],
  session,
};
const SUPPORT = {
  ...MANAGER,
  role: 'support',
  permissions: ['orders.see', 'reviews.see', 'reviews.hide'],
  scope: { of: 'all', zones: [] },
  grants: [{ role: 'support', store: null, zone: null, ends_at: null }],
};
const REVIEW = {
  id: 41,
  store: 'Chinor Plov House',
  rating: 2,
  comment: 'Came cold',
  customer_name: 'Dilnoza A.',
  item_name: 'Tashkent plov',
  images_full_url: [],
  created_at: '2026-11-19T10:00:00.000Z',
  reply: null as string | null,
  reply_changes_until: null as string | null,
  report: null as object | null,
};
const REPORT = { reason: 'insult', note: 'Rude words', at: '2026-11-20T10:00:00.000Z' };
const show = (...reviews: object[]) => (replies['GET /store/reviews'] = { reviews, next: null });
const open = (locale: Locale = 'en', width = 1024, query = '') => openConsole(PAGES, `/store-console/reviews${query}`, { locale, width });

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = MANAGER;
  show(
    REVIEW,
    {
      ...REVIEW,
      id: 42,
      reply: 'We are sorry',
      reply_changes_until: '2026-11-20T10:15:00.000Z',
      report: { ...REPORT, is_kept: false, answer: null },
    },
    { ...REVIEW, id: 43, reply: 'Thanks', report: { ...REPORT, is_kept: true, answer: 'An opinion' } },
  );
});

describe('the reviews of a store', () => {
  test.each([
    ['en', 1024],
    ['ru', 360],
    ['ar', 768],
    ['uz-Cyrl', 360],
  ] as const)('are whole in %s at %i px', async (locale, width) => {
    await open(locale, width);
    await expect.element(page.getByText('Came cold').first()).toBeVisible();
    await expectWhole();
  });

  test('are replied to once, with words', async () => {
    show(REVIEW);
    replies['POST /store/reviews/41/reply'] = (body: { reply: string }) => {
      const next = { ...REVIEW, reply: body.reply, reply_changes_until: '2026-11-20T10:15:00.000Z' };
      show(next);
      return next;
    };
    await open();
    await page.getByRole('button', { name: /^Reply/ }).click();
    await expect.element(page.getByLabelText('Reply for everybody to read')).toHaveFocus();
    await page.getByRole('button', { name: 'Send the reply' }).click();
    await expect.element(page.getByText('Write a reply.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.fill(page.getByLabelText('Reply for everybody to read'), 'We are sorry');
    await page.getByRole('button', { name: 'Send the reply' }).click();
    await expect.element(page.getByText('You can change it until 15:15.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Change the reply/ })).toBeVisible();
  });

  test('say why a reply is refused', async () => {
    show(REVIEW);
    replies['POST /store/reviews/41/reply'] = refusal(409, { code: 'reply-final', message: 'This one is final.' });
    await open();
    await page.getByRole('button', { name: /^Reply/ }).click();
    await userEvent.fill(page.getByLabelText('Reply for everybody to read'), 'We are sorry');
    await page.getByRole('button', { name: 'Send the reply' }).click();
    await expect.element(page.getByText('This one is final.')).toBeVisible();
  });

  test('are reported once, and show what became of it', async () => {
    replies['POST /store/reviews/41/report'] = { ...REVIEW, report: { ...REPORT, is_kept: false, answer: null } };
    await open();
    await expect.element(page.getByText('The shop keeps this review: An opinion')).toBeVisible();
    await expect.element(page.getByText(/Insults or threats. The shop looks at it/)).toBeVisible();
    await page.getByRole('button', { name: /^Report/ }).click();
    await userEvent.selectOptions(page.getByLabelText('What is wrong with it?'), 'untrue');
    await userEvent.fill(page.getByLabelText('Words for the shop'), 'Never ordered');
    await page.getByRole('button', { name: 'Report the review' }).click();
    await expect.poll(() => sent).toMatchObject([{ body: { reason: 'untrue', note: 'Never ordered' } }]);
  });

  test('keep their filters in the address, and say where there are none', async () => {
    show();
    await open('en', 1024, '?show=unanswered&stars=2');
    await expect.element(page.getByText('No reviews here')).toBeVisible();
    await expect.element(page.getByLabelText('Only without a reply')).toBeChecked();
    await expect.element(page.getByLabelText('Stars')).toHaveValue('2');
  });
});

describe('reported reviews', () => {
  beforeEach(() => {
    replies['GET /staff/me'] = SUPPORT;
    const { reply_changes_until: _, ...reported } = REVIEW;
    replies['GET /operator/reviews/reported'] = { total: 1, reviews: [{ ...reported, report: REPORT }] };
  });

  test.each([
    ['en', 1280],
    ['ru', 360],
    ['ar', 768],
  ] as const)('are whole in %s at %i px', async (locale, width) => {
    await openConsole(PAGES, '/console/reviews', { locale, width });
    await expect.element(page.getByText('Came cold')).toBeVisible();
    await expectWhole();
  });

  test('are hidden with a reason, and leave the list', async () => {
    replies['POST /operator/reviews/41/decide'] = () => {
      replies['GET /operator/reviews/reported'] = { total: 0, reviews: [] };
      return { is_hidden: true };
    };
    await openConsole(PAGES, '/console/reviews', { width: 1280 });
    await page.getByRole('button', { name: /^Hide/ }).click();
    await expect.element(page.getByText('Write a reason.')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Reason, which the store reads'), 'Insults');
    await page.getByRole('button', { name: /^Hide/ }).click();
    await expect.element(page.getByText('No store has reported a review')).toBeVisible();
    expect(sent).toMatchObject([{ body: { is_hidden: true, note: 'Insults' } }]);
  });
});

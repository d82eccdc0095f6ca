import { createQueryClient } from '@bozor/web/api/create-query-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import CourierConsole from '../app/courier/console.tsx';
import WorkPage from '../app/courier/work/work-page.tsx';
import { consoleStorage } from '../app/frame/console-storage.ts';
import { restoreReads } from '../app/frame/offline/keep-reads.ts';
import { noteSignedOut } from '../app/frame/staff/session.ts';
import { expectWhole, openConsole, replies } from './open-console.tsx';
import { COURIER } from './people.ts';

const PAGES = [{ path: '/courier', Component: CourierConsole, children: [{ index: true, Component: WorkPage }] }];
const ON = { on_duty: true, since: '2026-11-20T07:00:00Z', offer: null, jobs: [], cash_in_hand: 0, cash_limit: 1, is_over_limit: false };

/** Paths that a reload would bring back now. */
const kept = async () => {
  const client = createQueryClient();
  await restoreReads(client);
  return client
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [path] }) => path)
    .toSorted((one, other) => String(one).localeCompare(String(other)));
};

beforeEach(async () => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = COURIER;
  replies['GET /courier/state'] = ON;
  await openConsole(PAGES, '/courier', { width: 390 });
  await expect.element(page.getByRole('heading', { name: 'You are on duty' })).toBeVisible();
  await expect.poll(kept, { timeout: 5_000 }).toEqual(['/courier/state', '/staff/me']);
});

describe('a page that is loaded again without a network', () => {
  test('shows what it showed, and says how old that is', async () => {
    await cleanup();
    for (const address of Object.keys(replies)) delete replies[address];
    await openConsole(PAGES, '/courier', { width: 390 });
    await expect.element(page.getByText(/^No connection since \d\d:\d\d/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'You are on duty' })).toBeVisible();
    await expectWhole();
  });

  test('shows nothing of a person who signed out', async () => {
    noteSignedOut(createQueryClient());
    await expect.poll(kept).toEqual([]);
  });
});

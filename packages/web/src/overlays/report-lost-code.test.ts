import { beforeEach, expect, test, vi } from 'vitest';
import { onNotice } from './notices.ts';
import { reportLostCode } from './report-lost-code.ts';

const reach = vi.hoisted(() => ({ server: true }));
const reloads = vi.hoisted(() => [] as unknown[]);
vi.mock('../api/reach-server.ts', () => ({ reachServer: () => Promise.resolve(reach.server) }));
vi.mock('../navigation/reload-page.ts', () => ({ reloadPage: (notice: unknown) => reloads.push(notice) > 0 }));

const said: string[] = [];
onNotice(({ text }) => said.push(text));
beforeEach(() => {
  said.length = 0;
  reloads.length = 0;
  vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z') + beginnings++ * 3_600_000 });
});
let beginnings = 0;

test('without the network, code that did not come is explained, and nothing is loaded anew', async () => {
  reach.server = false;
  expect(await reportLostCode()).toBe(false);
  expect([said, reloads]).toEqual([['Connection lost. Please try again.'], []]);
});

test('code that is gone after a release loads the page anew, which says why', async () => {
  reach.server = true;
  expect(await reportLostCode()).toBe(true);
  expect([said, reloads]).toEqual([[], [expect.objectContaining({ text: 'The shop was updated. Please try again.' })]]);
});

test('a page that lacks code once more within a minute says so instead of loading for ever', async () => {
  reach.server = true;
  await reportLostCode();
  vi.advanceTimersByTime(59_000);
  expect(await reportLostCode()).toBe(false);
  expect([said, reloads.length]).toEqual([['Connection lost. Please try again.'], 1]);
  vi.advanceTimersByTime(2_000);
  expect(await reportLostCode()).toBe(true);
});

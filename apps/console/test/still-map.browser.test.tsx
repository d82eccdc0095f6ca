import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerWithMap, PAGES } from './map-samples.tsx';
import { expectWhole, openConsole } from './open-console.tsx';

beforeEach(() => {
  answerWithMap();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a browser without WebGL has the still map, with a line for each order and a disc for each courier whose place is known', async () => {
  await openConsole(PAGES, '/console?map=on&chosen=courier-10');
  const still = page.getByRole('img', { name: 'Running orders on the map' });
  await expect.element(still).toBeVisible();
  const lines = [...still.element().querySelectorAll('polyline')];
  expect(lines.map(({ dataset }) => [dataset['alarming'], dataset['chosen']])).toEqual([
    ['true', 'true'],
    [undefined, undefined],
  ]);
  await expect.element(still).toHaveTextContent('BA40 s agoSUsilent for 3 min11');
  await expectWhole();
});

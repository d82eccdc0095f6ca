import { beforeEach, expect, test, vi } from 'vitest';
import { setNavigator } from '@bozor/web/navigation/navigate.ts';
import { writeStored } from '../../platform/storage.ts';
import { openInterests } from './open-interests.ts';

const FOOD = { id: 2, module_type: 'food' } as const;
let visited: unknown[] = [];

beforeEach(() => {
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal('window', { localStorage: nothing, location: { protocol: 'https:' } });
  vi.stubGlobal('document', { cookie: '' });
  visited = [];
  setNavigator((to: unknown) => void visited.push(to));
  writeStored('token', 'somebody-signed-in');
  writeStored('zoneid', [1] as never);
});

/** Fake API with the modules answered so far, and one food category. */
const api = (answered: readonly number[], categories: readonly object[] = [{ id: 7, module_id: FOOD.id }]) =>
  ({
    call: async ({ path }: { path: string }) =>
      path === '/customer/info' ? { selected_modules_for_interest: answered } : { data: categories },
  }) as never;

test('the first choice of a module prompts for interests [route-19]', async () => {
  await openInterests(api([]), FOOD);
  expect(visited).toEqual(['/interest?module_id=2']);
});

test('no prompt is shown twice, without choices, or for parcels [route-19]', async () => {
  await openInterests(api([2]), FOOD);
  await openInterests(api([], []), FOOD);
  await openInterests(api([]), { id: 5, module_type: 'parcel' });
  expect(visited).toEqual([]);
});

test.each(['token', 'zoneid'] as const)('no prompt is shown without a %s [route-19]', async (key) => {
  writeStored(key, undefined);
  await openInterests(api([]), FOOD);
  expect(visited).toEqual([]);
});

test('a prompt that cannot be shown is skipped without an error', async () => {
  await openInterests({ call: () => Promise.reject(new Error('no network')) } as never, FOOD);
  expect(visited).toEqual([]);
});

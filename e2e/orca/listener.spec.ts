import { expect, test } from '@playwright/test';
import { listen, readSteps } from './listener.ts';

const STEPS = readSteps('# A list\n\n[a coupon is sent]\nCoupon {code}, minus {amount} soʻm\nRemove the coupon\n+ A notice');

/** Hears the given utterances after the next press, and nothing more. */
async function faultsOf(...said: readonly string[]): Promise<readonly string[]> {
  const waiting: string[] = [];
  const orca = { press: async () => void waiting.push(...said), heard: async () => waiting.splice(0) };
  const by = listen(orca, STEPS, { code: 'BOZOR10' }, 50);
  await by.step('a coupon is sent', () => orca.press());
  return by.faults;
}

const COUPON = 'Coupon BOZOR10, minus 9\u00a0296 soʻm. Total 101\u00a0400 soʻm';
const REMOVE = 'Remove the coupon push button.';
const NOTICE = 'A notice';

test('what the list expects, once and in its order, is no fault, whatever is said around it', async () => {
  expect(await faultsOf('Focus mode', COUPON, 'Browse mode', REMOVE, NOTICE, 'Focus mode')).toEqual([]);
  expect(await faultsOf(NOTICE, COUPON, REMOVE)).toEqual([]);
});

for (const [name, said, fault] of [
  ['silence', [COUPON, NOTICE], /not said: Remove the coupon/],
  ['silence of a notice', [COUPON, REMOVE], /not said: \+ A notice/],
  ['another coupon', ['Coupon SALOM30, minus 9 296 soʻm', REMOVE], /not said: Coupon/],
  ['a repetition', [COUPON, REMOVE, REMOVE], /said 2 times: Remove the coupon/],
  ['a repetition of what the list does not name', [COUPON, REMOVE, 'Home · Bozor', 'Home · Bozor'], /said twice: Home · Bozor/],
  ['another order', [REMOVE, COUPON], /said before the utterance above it: Remove the coupon/],
] as const)
  test(`${name} is a fault`, async () => {
    expect((await faultsOf(...said)).join('\n')).toMatch(fault);
  });

test('a repetition after the end of a step is a fault, and anything else said there is none', async () => {
  const batches = [[], [COUPON, REMOVE, NOTICE], ['Focus mode', 'Loading', COUPON]];
  const by = listen({ press: async () => {}, heard: async () => batches.shift() ?? [] }, STEPS, { code: 'BOZOR10' }, 50);
  await by.step('a coupon is sent', async () => {});
  await by.end();
  expect(by.faults).toEqual([expect.stringMatching(/^a coupon is sent: said twice, late: Coupon BOZOR10/)]);
});

import { describe, expect, it } from 'vitest';
import { HAPPY_PATHS } from '@bozor/domain/orders/transitions.ts';
import { ORDER_TYPES } from '@bozor/domain/orders/order-type.ts';
import { isOfStore, LEAD_SECONDS, nextStep, waitSeconds } from './steps.ts';

describe('the steps of a demo city', () => {
  it.each(ORDER_TYPES)('lead every %s to its end in about three minutes', (type) => {
    const path = HAPPY_PATHS[type];
    const steps = path.map((status) => nextStep(type, status));
    expect(steps.slice(0, -1).every((step) => step !== undefined)).toBe(true);
    expect(steps.at(-1)).toBeUndefined();
    const seconds = steps.reduce((sum, step) => sum + (step?.afterSeconds ?? 0), 0);
    expect(seconds).toBeGreaterThan(100);
    expect(seconds).toBeLessThanOrEqual(180);
  });

  it('ignore canceled and ended orders', () => {
    for (const status of ['canceled', 'failed', 'delivered', 'refunded'] as const) expect(nextStep('delivery', status)).toBeUndefined();
  });

  it('begin early enough for a chosen time', () => {
    expect(LEAD_SECONDS).toBe(150);
  });

  it.each(ORDER_TYPES)('leave time to call a %s off with a reason', (type) => {
    expect(waitSeconds(nextStep(type, 'pending')!, 1)).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ['delivery', ['accept', 'prepare', 'hand-over']],
    ['take_away', ['accept', 'prepare', 'hand-over', 'deliver']],
    ['parcel', []],
  ] as const)('of a %s are partly those of the store', (type, acts) => {
    const steps = HAPPY_PATHS[type].flatMap((status) => nextStep(type, status) ?? []);
    expect(steps.map(({ act }) => act).filter((act) => isOfStore(act, type))).toEqual(acts);
  });

  it('follow the speed factor, but leave eight seconds to cancel', () => {
    expect(waitSeconds({ act: 'deliver', afterSeconds: 100 }, 20)).toBe(5);
    expect(waitSeconds({ act: 'accept', afterSeconds: 25 }, 20)).toBe(8);
  });
});

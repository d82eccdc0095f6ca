import { describe, expect, test } from 'vitest';
import { END_STATUSES, isEnded, followedMarker, STATUS_NAMES, STATUSES } from './status.ts';
import type { OrderStatus } from './status.ts';
import { panelStep, timelineOf, TIMELINE_STEPS } from './timeline.ts';

test.each<[string, OrderStatus, number | undefined]>([
  ['Order Placed [track-11]', 'pending', 1],
  ['Order Confirmed [track-12]', 'confirmed', 2],
  ['Order Confirmed while it is made', 'processing', 2],
  ['Order Confirmed when it is ready', 'handover', 2],
  ['On the Way [track-13]', 'picked_up', 3],
  ['Delivered [track-14]', 'delivered', 4],
  ['before the steps', 'prescription_review', 0],
  ['no step once canceled', 'canceled', undefined],
  ['no step on the way back', 'returning', undefined],
  ['no step once refunded', 'refunded', undefined],
])('the panel shows %s', (_name, status, expected) => {
  expect(panelStep(status)).toBe(expected);
});

test('the steps have the titles of the specification [track-11] [track-12] [track-13] [track-14]', () => {
  expect(TIMELINE_STEPS.map(({ step, title }) => `${step} ${title}`)).toEqual([
    '1 Order Placed',
    '2 Order Confirmed',
    '3 On the Way',
    '4 Delivered',
  ]);
});

describe('timelineOf', () => {
  const states = (type: 'delivery' | 'take_away', status: OrderStatus) => {
    const timeline = timelineOf({ type, status, times: { pending: 1000 } });
    return timeline.kind === 'steps' ? timeline.entries.map(({ step, state }) => `${step} ${state}`) : timeline;
  };

  test.each([
    ['a new order', 'delivery', 'pending', ['1 current', '2 ahead', '3 ahead', '4 ahead']],
    ['an order on the way', 'delivery', 'picked_up', ['1 done', '2 done', '3 current', '4 ahead']],
    ['a delivered order', 'delivery', 'delivered', ['1 done', '2 done', '3 done', '4 done']],
    ['an order under review', 'delivery', 'prescription_review', ['1 ahead', '2 ahead', '3 ahead', '4 ahead']],
    ['take-away without a way', 'take_away', 'handover', ['1 done', '2 current', '4 ahead']],
    ['a canceled order as a notice', 'delivery', 'canceled', { kind: 'notice', status: 'canceled' }],
  ] as const)('shows %s', (_name, type, status, expected) => {
    expect(states(type, status)).toEqual(expected);
  });

  test('returns when a step was reached [track-11]', () => {
    expect(timelineOf({ type: 'delivery', status: 'pending', times: { pending: 1000 } })).toMatchObject({
      entries: [{ atMs: 1000 }, {}, {}, {}],
    });
  });
});

describe('polling', () => {
  test.each(STATUSES.filter((status) => !(END_STATUSES as readonly string[]).includes(status)))('goes on while %s [track-15]', (status) => {
    expect(isEnded(status)).toBe(false);
  });

  test.each(END_STATUSES)('stops when %s [track-15]', (status) => {
    expect(isEnded(status)).toBe(true);
  });

  test('every status either runs or has ended, and has a name', () => {
    expect(STATUSES.filter(isEnded)).toEqual(END_STATUSES);
    expect(Object.keys(STATUS_NAMES).toSorted()).toEqual([...STATUSES].toSorted());
  });
});

test('the map follows the courier once picked up, else it shows the receiver [track-16]', () => {
  expect(STATUSES.filter((status) => followedMarker(status) === 'courier')).toEqual(['picked_up']);
});

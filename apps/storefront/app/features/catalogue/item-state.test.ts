import { expect, test } from 'vitest';
import { canBeAdded, isOver } from './item-state.ts';

const item = { available: true, available_stock: null, schedule_order: true, is_campaign: false, next_available_at: null };
const closed = { ...item, available: false, next_available_at: '2026-11-20T12:00:00.000Z' };
const over = { ...item, available: false, is_campaign: true };

test.each([
  ['what is served now', item, true],
  ['what is served later and taken for later [item-26]', closed, true],
  ['what is served later only [item-27]', { ...closed, schedule_order: false }, false],
  ['what an open campaign sells [item-24]', { ...item, is_campaign: true }, true],
  ['what a campaign sells at another hour [camp-03]', { ...closed, is_campaign: true }, false],
  ['what a campaign sold until it was over [camp-02]', over, false],
  ['what is sold out', { ...item, available_stock: 0 }, false],
])('offers %s, or does not', (_, what, isOffered) => {
  expect(canBeAdded(what)).toBe(isOffered);
});

test('knows an item whose campaign does not open again [camp-02]', () => {
  expect([item, closed, { ...closed, is_campaign: true }, over].map(isOver)).toEqual([false, false, false, true]);
});

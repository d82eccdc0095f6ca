import { describe, expect, test } from 'vitest';
import { availabilityOf, isOrderable, nextAvailableMs } from './availability.ts';
import { isCampaignItem } from './item.ts';

/** 7 January 2025 on Tashkent's clock. */
const at = (hour: number, minute = 0): number => Date.UTC(2025, 0, 7, hour - 5, minute);
const moment = (nowMs: number) => ({ nowMs, timezone: 'Asia/Tashkent' });
const breakfast = { availableTime: { startsAtMinute: 7 * 60, endsAtMinute: 11 * 60 }, scheduleOrder: false };
const campaign = { availableDates: { startsAtMs: at(10), endsAtMs: at(20) }, scheduleOrder: false };

describe('availabilityOf', () => {
  test.each([
    ['all day without hours', { scheduleOrder: false }, at(3), 'available', true],
    ['inside its hours [item-25]', breakfast, at(10, 59), 'available', true],
    ['outside its hours [item-27]', breakfast, at(11), 'outside-hours', false],
    ['outside its hours, taken for later [item-26]', { ...breakfast, scheduleOrder: true }, at(11), 'outside-hours', true],
    ['before its campaign', campaign, at(9, 59), 'not-started', false],
    ['within its campaign', campaign, at(10), 'available', true],
    ['at the end of its campaign', campaign, at(20), 'over', false],
    [
      'after its campaign although inside its hours',
      { ...campaign, ...breakfast, availableDates: { startsAtMs: at(0), endsAtMs: at(8) } },
      at(9),
      'over',
      false,
    ],
    ['within its campaign, outside its hours', { ...breakfast, availableDates: campaign.availableDates }, at(12), 'outside-hours', false],
    [
      'within its campaign, outside its hours, not even for later [camp-03]',
      { ...breakfast, availableDates: campaign.availableDates, scheduleOrder: true },
      at(12),
      'outside-hours',
      false,
    ],
  ])('knows an item %s', (_name, item, nowMs, state, orderable) => {
    const availability = availabilityOf(item, moment(nowMs));
    expect(availability.state).toBe(state);
    expect(isOrderable(availability)).toBe(orderable);
  });

  test('uses the clock of the store, not of the customer', () => {
    expect(availabilityOf(breakfast, { nowMs: at(10), timezone: 'UTC' }).state).toBe('outside-hours');
  });

  test('returns the window to show [item-27]', () => {
    expect(availabilityOf(breakfast, moment(at(15)))).toEqual({
      state: 'outside-hours',
      orderable: false,
      window: breakfast.availableTime,
    });
  });
});

test.each([
  ['today before it starts', breakfast, at(6), at(7)],
  ['tomorrow once it is past', breakfast, at(11), at(24 + 7)],
  ['in the evening before midnight', { ...breakfast, availableTime: { startsAtMinute: 22 * 60, endsAtMinute: 2 * 60 } }, at(3), at(22)],
  ['when its campaign starts', campaign, at(9), at(10)],
  [
    'never after the last hours of its campaign',
    { ...breakfast, availableDates: { startsAtMs: at(0), endsAtMs: at(24) } },
    at(12),
    undefined,
  ],
  [
    'tomorrow while its campaign still runs',
    { ...breakfast, availableDates: { startsAtMs: at(0), endsAtMs: at(24 + 7, 1) } },
    at(12),
    at(24 + 7),
  ],
  [
    'never when its campaign ends as its hours begin',
    { ...breakfast, availableDates: { startsAtMs: at(0), endsAtMs: at(24 + 7) } },
    at(12),
    undefined,
  ],
  ['never when its campaign is over', campaign, at(20), undefined],
  ['not while it is available', breakfast, at(8), undefined],
])('returns that an item is available next %s [item-27]', (_name, item, nowMs, next) => {
  expect(nextAvailableMs(item, availabilityOf(item, moment(nowMs)), moment(nowMs))).toBe(next);
});

test('an item with campaign dates is a campaign item [camp-04]', () => {
  expect(isCampaignItem(campaign)).toBe(true);
  expect(isCampaignItem({})).toBe(false);
});

import { expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { parcelPrice, parcelTime, type ParcelRate } from './parcel-offer.ts';

const zone = { baseMinor: money(5000), perKmMinor: money(2000), minimumMinor: money(9000), maximumMinor: money(40_000), surge: 1 };
const OF_THE_ZONE: ParcelRate = { baseMinor: null, perKmMinor: null, minimumMinor: null };

test.each<[string, Partial<ParcelRate>, number, number]>([
  ['by the zone’s rate', {}, 6000, 17_000],
  ['by a rate of its kind', { perKmMinor: money(3000) }, 6000, 23_000],
  ['from another start', { baseMinor: money(0) }, 6000, 12_000],
  ['at least what its kind costs', { minimumMinor: money(30_000) }, 100, 30_000],
  ['at most what the zone allows', {}, 60_000, 40_000],
  ['more than the zone’s most when its kind never costs less', { minimumMinor: money(50_000) }, 60_000, 50_000],
])('a parcel costs %s', (_name, kind, distanceMetres, feeMinor) => {
  expect(parcelPrice({ zone, kind: { ...OF_THE_ZONE, ...kind }, distanceMetres }).feeMinor).toBe(feeMinor);
});

test('a parcel is rounded to the step of the zone, and never above what is stated', () => {
  const rounded = { ...zone, roundedToMinor: money(500) };
  const feeOf = (distanceMetres: number, kind: Partial<ParcelRate> = {}) =>
    parcelPrice({ zone: rounded, kind: { ...OF_THE_ZONE, ...kind }, distanceMetres }).feeMinor;
  expect(feeOf(6130)).toBe(17_500);
  expect(feeOf(6120)).toBe(17_000);
  expect(feeOf(60_000, { minimumMinor: money(50_300) })).toBe(50_000);
});

test('a zone without a maximum bounds no parcel', () => {
  const fee = parcelPrice({ zone: { ...zone, maximumMinor: undefined }, kind: OF_THE_ZONE, distanceMetres: 60_000 });
  expect(fee.feeMinor).toBe(125_000);
});

test('the courier comes first, then rides', () => {
  const now = Date.parse('2026-11-20T07:00:00Z');
  const { fromMs, toMs, latestMs } = parcelTime({ distanceMetres: 6000, nowMs: now });
  expect([fromMs, toMs, latestMs].map((at) => (at - now) / 60_000)).toEqual([25, 45, 50]);
});

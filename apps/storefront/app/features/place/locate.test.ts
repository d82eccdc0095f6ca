import { afterEach, expect, it, vi } from 'vitest';
import { locate } from './locate.ts';

afterEach(() => vi.unstubAllGlobals());

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void;
function device(answer: Answer) {
  const getCurrentPosition = vi.fn<(...args: [PositionCallback, PositionErrorCallback, PositionOptions]) => void>((found, failed) =>
    answer(found, failed),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}
const failure = (code: number) => ({ code, PERMISSION_DENIED: 1 }) as GeolocationPositionError;

it('requests a rough position from the device within five seconds [loc-19]', async () => {
  const requested = device((found) => found({ coords: { latitude: 41.3, longitude: 69.2 } } as GeolocationPosition));
  expect(await locate()).toEqual({ ok: true, point: { lat: 41.3, lng: 69.2 } });
  expect(requested.mock.calls[0]![2]).toMatchObject({ timeout: 5000, enableHighAccuracy: false });
});

it.each([
  ['the permission is denied', failure(1), 'permission-denied'],
  ['the position is not available', failure(2), 'position-unknown'],
  ['it takes too long', failure(3), 'position-unknown'],
])('says when %s', async (_name, error, problem) => {
  device((_found, failed) => failed(error));
  expect(await locate()).toEqual({ ok: false, problem });
});

it('does not believe a position beyond the earth, and does without a device that has none', async () => {
  device((found) => found({ coords: { latitude: 141, longitude: 69 } } as GeolocationPosition));
  expect(await locate()).toEqual({ ok: false, problem: 'position-unknown' });
  vi.stubGlobal('navigator', {});
  expect(await locate()).toEqual({ ok: false, problem: 'position-unknown' });
});

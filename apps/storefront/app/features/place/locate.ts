import { point, type Point } from '@bozor/domain/places/point.ts';

/** A quick rough position is better than a late exact one: the pin can still be moved. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 5_000, maximumAge: 60_000 };

export type Located =
  | { readonly ok: true; readonly point: Point }
  | { readonly ok: false; readonly problem: 'permission-denied' | 'position-unknown' };

/** Current position of the device. */
export function locate(): Promise<Located> {
  return new Promise((resolve) => {
    const unknown: Located = { ok: false, problem: 'position-unknown' };
    if (!('geolocation' in navigator)) return resolve(unknown);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const found = point(coords.latitude, coords.longitude);
        resolve(found ? { ok: true, point: found } : unknown);
      },
      (error) => resolve(error.code === error.PERMISSION_DENIED ? { ok: false, problem: 'permission-denied' } : unknown),
      OPTIONS,
    );
  });
}

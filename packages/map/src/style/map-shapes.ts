import type { LatLng } from '../projection.ts';

/** Parks are given by a point; this returns a soft patch around it, always the same for the same point. */
export function parkAround({ lat, lng }: LatLng): LatLng[] {
  const reach = 0.0026;
  return Array.from({ length: 18 }, (_, at) => {
    const turn = (at / 18) * 2 * Math.PI;
    const swell = 1 + 0.16 * Math.sin(3 * turn + lat * 900) + 0.08 * Math.sin(5 * turn);
    return { lat: lat + reach * swell * Math.sin(turn), lng: lng + reach * 1.3 * swell * Math.cos(turn) };
  });
}

/** Smooth curve through the same points, as water runs (Catmull-Rom). */
export function smoothed(line: readonly LatLng[], steps = 6): LatLng[] {
  if (line.length < 3) return [...line];
  const at = (index: number) => line[Math.min(line.length - 1, Math.max(0, index))]!;
  const bend = (index: number, share: number, of: (spot: LatLng) => number) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)].map(of) as [number, number, number, number];
    return (
      0.5 *
      (2 * from +
        (to - before) * share +
        (2 * before - 5 * from + 4 * to - after) * share ** 2 +
        (3 * from - before - 3 * to + after) * share ** 3)
    );
  };
  const curve = line.slice(0, -1).flatMap((_, index) =>
    Array.from({ length: steps }, (_step, step) => ({
      lat: bend(index, step / steps, ({ lat }) => lat),
      lng: bend(index, step / steps, ({ lng }) => lng),
    })),
  );
  return [...curve, at(line.length - 1)];
}

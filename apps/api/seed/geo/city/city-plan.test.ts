import { point } from '@bozor/domain/places/point.ts';
import { houseKey } from '@bozor/domain/places/house-key.ts';
import { pointInPolygon } from '@bozor/domain/places/polygon.ts';
import { routeMetres } from '@bozor/domain/places/route.ts';
import { greatCircleMetres } from '@bozor/domain/places/distance.ts';
import { buildStreetNetwork, findRoute } from '@bozor/domain/places/street-network.ts';
import { describe, expect, test } from 'vitest';
import { TASHKENT, type LngLat } from '../tashkent.ts';
import { planCity } from './city-plan.ts';

const { streets, buildings, parks } = planCity();
const pointOf = ([lng, lat]: LngLat) => point(lat, lng)!;
const DISTRICTS = TASHKENT.districts.map(({ id, polygon }) => ({ id, polygon: polygon.map(pointOf) }));

describe('the demo city', () => {
  test('has streets, lanes, houses and parks in every district', () => {
    expect(streets.length).toBeGreaterThan(2_000);
    expect(buildings.length).toBeGreaterThan(50_000);
    expect(parks.length).toBeGreaterThan(100);
    for (const { id, polygon } of DISTRICTS) {
      expect(buildings.filter(({ at }) => pointInPolygon(pointOf(at), polygon)).length, id).toBeGreaterThan(500);
    }
  });

  test('every house has a street, and a number that is its own there', () => {
    const codes = new Set([...streets.map(({ code }) => code), ...TASHKENT.roads.map(({ id }) => id)]);
    const numbers = new Set<string>();
    for (const { road, house } of buildings) {
      expect(codes.has(road)).toBe(true);
      expect(houseKey(house)).toBe(house);
      numbers.add(`${road} ${house}`);
    }
    expect(numbers.size).toBe(buildings.length);
  });

  test('every main street has houses, and nearly every other', () => {
    const inhabited = new Set(buildings.map(({ road }) => road));
    expect(TASHKENT.roads.filter(({ id }) => !inhabited.has(id)).map(({ id }) => id)).toEqual([]);
    expect(streets.filter(({ code }) => !inhabited.has(code)).length).toBeLessThan(streets.length * 0.02);
  });

  test('codes are unique, and names are written in every spelling', () => {
    expect(new Set(streets.map(({ code }) => code)).size).toBe(streets.length);
    expect(new Set(streets.map(({ name }) => name.uz)).size).toBe(streets.length);
    for (const { name } of streets) expect(Object.values(name).every(Boolean)).toBe(true);
    for (const { name } of streets) expect([name.uz, name.ru, name.en, name['uz-Cyrl']]).not.toContain(undefined);
  });

  test('no house stands on another', () => {
    const near = new Map<string, LngLat[]>();
    for (const { at } of buildings) {
      const key = `${Math.round(at[0] * 2000)},${Math.round(at[1] * 2000)}`;
      const others = near.get(key) ?? [];
      for (const other of others) expect(greatCircleMetres(pointOf(at), pointOf(other))).toBeGreaterThan(8);
      near.set(key, [...others, at]);
    }
  });

  const line = (corners: readonly LngLat[]) => corners.map(pointOf);
  const network = buildStreetNetwork([...TASHKENT.roads.map((road) => line(road.line)), ...streets.map((street) => line(street.line))]);

  test('every street is connected with every other', () => {
    const reached = new Set([0]);
    for (const corner of reached) for (const neighbour of network.neighbours[corner]!) reached.add(neighbour.corner);
    expect(reached.size).toBe(network.corners.length);
  });

  test('a way leads from any house to any other along its streets', () => {
    for (let trial = 0; trial < 25; trial++) {
      const [from, to] = [buildings[(trial * 2_711) % buildings.length]!, buildings[(trial * 7_919 + 30_000) % buildings.length]!];
      const route = findRoute(pointOf(from.at), pointOf(to.at), network);
      const straight = greatCircleMetres(pointOf(from.at), pointOf(to.at));
      expect(route.length).toBeGreaterThan(2);
      expect(routeMetres(route)).toBeLessThan(straight * 1.8 + 500);
    }
  });
});

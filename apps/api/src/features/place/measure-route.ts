import type { API } from '@bozor/contract/shop/routes.ts';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import { COURIER_METRES_A_MINUTE } from '@bozor/domain/checkout/eta-window.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import type { Places } from '../../ports/places.ts';

const WALKER_METRES_A_MINUTE = 80;

/** Distance, duration and path of a route: from a router when there is one, else the straight line × 1.3. */
export async function measureRoute(
  places: Places,
  from: Point,
  to: Point,
  mode: 'walking' | 'driving' = 'driving',
): Promise<ReplyOf<typeof API.place.distance>> {
  const route = await places.routeBetween(from, to);
  const metres = Math.round(route.metres ?? roadEstimateMetres(from, to));
  const speed = mode === 'walking' ? WALKER_METRES_A_MINUTE : COURIER_METRES_A_MINUTE;
  return {
    distance: metres / 1000,
    distance_metres: metres,
    duration_seconds: Math.round(mode === 'driving' && route.seconds !== undefined ? route.seconds : (metres / speed) * 60),
    source: route.metres === undefined ? 'straight' : 'road',
    path: [...route.path],
  };
}

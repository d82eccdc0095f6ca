import type { API } from '@bozor/contract/shop/routes.ts';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import { COURIER_METRES_A_MINUTE } from '@bozor/domain/checkout/eta-window.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import type { Places } from '../../ports/places.ts';

const WALKER_METRES_A_MINUTE = 80;

/** Distance, duration and path of a route: from a router when there is one, else the straight line × 1.3. */
export async function measureWay(
  places: Places,
  from: Point,
  to: Point,
  mode: 'walking' | 'driving' = 'driving',
): Promise<ReplyOf<typeof API.place.distance>> {
  const way = await places.routeBetween(from, to);
  const metres = Math.round(way.metres ?? roadEstimateMetres(from, to));
  const pace = mode === 'walking' ? WALKER_METRES_A_MINUTE : COURIER_METRES_A_MINUTE;
  return {
    distance: metres / 1000,
    distance_metres: metres,
    duration_seconds: Math.round(mode === 'driving' && way.seconds !== undefined ? way.seconds : (metres / pace) * 60),
    source: way.metres === undefined ? 'straight' : 'road',
    path: [...way.path],
  };
}

import { API } from '@bozor/contract/shop/routes.ts';
import { point } from '@bozor/domain/places/point.ts';
import type { Api } from '../../platform/api.ts';
import { LEFT_TO_TILES } from '../../ports/gazetteer.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { measureRoute } from './measure-route.ts';
import { presentCityMap, presentFound, presentPrediction, presentZone, presentZoneShape } from './present.ts';
import { readGazetteer } from './read-gazetteer.ts';
import { isInZone, readZoneShapes, readZonesAt } from './store.ts';

export function placeRoutes(api: Api): void {
  const { places } = api.adapters;

  mount(api, API.place.autocomplete, async ({ query, scope }) => {
    const text = query.search_text.trim();
    const found = text === '' ? [] : await places.suggest(text, scope.locale);
    return { predictions: found.map(presentPrediction), status: statusOf(found) };
  });

  mount(api, API.place.details, async ({ query, scope }) => {
    const found = await places.find(query.placeid, scope.locale);
    if (!found) throw refuse(API.place.details, 'place-not-found');
    return { result: presentFound(found), status: 'OK' as const };
  });

  mount(api, API.place.geocode, async ({ query, scope }) => {
    const found = await places.nameOf(point(query.lat, query.lng)!, scope.locale);
    return { results: found.map(presentFound), status: statusOf(found) };
  });

  mount(api, API.place.zoneOf, async ({ query, scope }) => {
    const [zones, settings] = await Promise.all([readZonesAt(api.db, query, scope.locale), api.settings.read()]);
    if (zones.length === 0) throw refuse(API.place.zoneOf, 'zone-not-found');
    return {
      zone_id: JSON.stringify(zones.map(({ id }) => id)),
      zone_data: zones.map((zone) => presentZone(zone, settings.digit_after_decimal_point)),
    };
  });

  mount(api, API.place.distance, ({ query }) =>
    measureRoute(places, point(query.origin_lat, query.origin_lng)!, point(query.destination_lat, query.destination_lng)!, query.mode),
  );

  mount(api, API.place.map, async ({ scope }) => presentCityMap(await readGazetteer(api.db, LEFT_TO_TILES), scope.locale));

  mount(api, API.place.zones, async ({ query: { limit, offset }, scope }) => {
    const { total, zones } = await readZoneShapes(api.db, { limit, offset }, scope.locale);
    return { total_size: total, limit, offset, zones: zones.map(presentZoneShape) };
  });

  mount(api, API.place.checkZone, async ({ query }) => {
    const answers = await Promise.all(query.zone_id.map((id) => isInZone(api.db, id, query)));
    if (answers.every((inZone) => inZone === undefined)) throw refuse(API.place.checkZone, 'zone-not-found');
    return { in_zone: answers.includes(true) };
  });
}

function statusOf(found: readonly unknown[]): 'OK' | 'ZERO_RESULTS' {
  return found.length > 0 ? 'OK' : 'ZERO_RESULTS';
}

import { point, type Point } from '@bozor/domain/places/point.ts';
import { pointInPolygon } from '@bozor/domain/places/polygon.ts';
import { districtById, placeById, type Place } from '../geo/tashkent.ts';
import { zoneByKey, zonePolygon } from '../geo/zones.ts';
import type { LocalizedText } from '../products/product-seed.ts';
import { randomFrom, type Random } from '../random.ts';
import type { StoreSeed } from './store-seed.ts';

const METRES_PER_DEGREE = 111_195;

/** Returns a point within a short walk of the store's landmark, always inside its zone. */
export function storePoint(store: StoreSeed): Point {
  const { lat, lng } = placeById(store.near);
  return pointNear({ lat, lng }, store.zone, randomFrom(`door of ${store.key}`), { leastMetres: 25, mostMetres: 190 });
}

/** Returns a point within a range of distances from another, inside the zone. */
export function pointNear(
  centre: { readonly lat: number; readonly lng: number },
  zoneKey: string,
  random: Random,
  { leastMetres, mostMetres }: { readonly leastMetres: number; readonly mostMetres: number },
): Point {
  const polygon = zonePolygon(zoneByKey(zoneKey));
  for (let tries = 0; tries < 60; tries++) {
    const angle = random.next() * 2 * Math.PI;
    const degrees = (leastMetres + (mostMetres - leastMetres) * Math.sqrt(random.next())) / METRES_PER_DEGREE;
    const lat = round(centre.lat + degrees * Math.sin(angle));
    const lng = round(centre.lng + (degrees * Math.cos(angle)) / Math.cos((centre.lat * Math.PI) / 180));
    const found = point(lat, lng);
    if (found && pointInPolygon(found, polygon)) return found;
  }
  throw new Error(`No point of zone ${zoneKey} is near ${centre.lat}, ${centre.lng}`);
}

/** Returns an address in local style: the street and the house, or the landmark with its district. */
export function storeAddress(store: StoreSeed): LocalizedText {
  return addressAt(placeById(store.near), store.house);
}

/** English puts the number of a house before its street. */
export function addressAt(place: Place, house: number): LocalizedText {
  const { en, uz, ru } = place.name;
  if (place.kind === 'street') {
    return { en: `${house} ${en}, Tashkent`, uz: `${uz}, ${house}, Toshkent`, ru: `${ru}, ${house}, Ташкент`, ar: `${house} ${en}، طشقند` };
  }
  const district = districtById(place.district).name;
  return {
    en: `${en}, ${house}, ${district.en}`,
    uz: `${uz}, ${house}, ${district.uz}`,
    ru: `${ru}, ${house}, ${district.ru}`,
    ar: `${en}، ${house}، طشقند`,
  };
}

/** Six decimals are a tenth of a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

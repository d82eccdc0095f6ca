import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { CityMap, Zone } from '@bozor/contract/shop/place.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { inLocale } from '@bozor/domain/words/localized.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { NamedPlace } from '../../ports/places.ts';
import { shortLabel } from './short-label.ts';
import type { ZoneModuleRow, ZoneRow, ZoneShapeRow } from './store.ts';

type Prediction = ReplyOf<typeof API.place.autocomplete>['predictions'][number];
type Found = ReplyOf<typeof API.place.details>['result'];
type ZoneShape = ReplyOf<typeof API.place.zones>['zones'][number];

export function presentPrediction({ id, name, area, point: { lat, lng }, door = {} }: NamedPlace): Prediction {
  return {
    place_id: id,
    description: addressOf(name, area),
    structured_formatting: { main_text: name, secondary_text: area },
    lat,
    lng,
    house: door.house ?? '',
    flat: door.flat ?? '',
    entrance: door.entrance ?? '',
    floor: door.floor ?? '',
    landmark: door.landmark ?? '',
  };
}

export function presentFound({ id, name, area, point, door }: NamedPlace): Found {
  return { place_id: id, name, formatted_address: addressOf(name, area), house: door?.house ?? '', geometry: { location: point } };
}

function addressOf(name: string, area: string): string {
  return area === '' ? name : `${name}, ${area}`;
}

export function presentZone(row: ZoneRow, digits: number): Zone {
  return {
    id: row.id,
    name: row.name,
    status: 1,
    cash_on_delivery: row.cash_on_delivery,
    digital_payment: row.digital_payment,
    offline_payment: row.offline_payment,
    modules: row.modules.map((module) => presentCharges(module, digits)),
    store_count: row.store_count,
  };
}

function presentCharges(row: ZoneModuleRow, digits: number): Zone['modules'][number] {
  const money = (minor: number) => toJsonAmount(minor as Minor, digits);
  return {
    id: row.id,
    module_type: row.module_type,
    minimum_shipping_charge: money(row.minimum_minor),
    base_shipping_charge: money(row.base_minor),
    per_km_shipping_charge: money(row.per_km_minor),
    maximum_shipping_charge: row.maximum_minor === null ? null : money(row.maximum_minor),
    surge: row.surge_percent / 100,
    surge_reason: row.surge_percent > 100 ? row.surge_reason : null,
    packaging_charge: money(row.packaging_minor),
    additional_charge: money(row.additional_minor),
    additional_charge_name: row.additional_name,
    maximum_cod_order_amount: row.cash_limit_minor === null ? null : money(row.cash_limit_minor),
  };
}

export function presentZoneShape({ id, name, corners }: ZoneShapeRow): ZoneShape {
  return { id, name, center: middleOf(corners), formatted_coordinates: [...corners] };
}

function middleOf(corners: readonly Point[]): Point {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: middle(corners.map(({ lat }) => lat)), lng: middle(corners.map(({ lng }) => lng)) } as Point;
}

/** A larger city has thousands; the most important ones come first. */
const MOST_PLACES = 400;

export function presentCityMap({ districts, places, roads }: Gazetteer, locale: Locale): CityMap {
  const label = (name: { readonly en: string }) => shortLabel(inLocale(name, locale));
  return {
    districts: districts.map(({ name, centre, polygon }) => ({ name: label(name), center: centre, outline: [...polygon] })),
    lines: roads.map(({ kind, name, line }) => ({ kind, name: label(name), line: [...line] })),
    places: places
      .filter(({ kind }) => kind !== 'street')
      .slice(0, MOST_PLACES)
      .map(({ kind, name, point: { lat, lng } }) => ({ kind, name: label(name), lat, lng })),
  };
}

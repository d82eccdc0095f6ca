import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  Count,
  Exact,
  Flag,
  Id,
  InEnvelope,
  JsonList,
  Kilometres,
  Latitude,
  ListOf,
  Longitude,
  ModuleType,
  Money,
  Nullable,
  OneOf,
  page,
  Point,
  Text,
  Written,
} from '../fields.ts';
import { zoneNotFound } from '../refusals.ts';

const Prediction = Exact({
  place_id: Text,
  description: Text,
  structured_formatting: Exact({ main_text: Text, secondary_text: Text }),
  lat: Nullable(Latitude),
  lng: Nullable(Longitude),
  /** Parts of the typed text that lead from the street to the door; empty where none was typed. */
  house: Text,
  flat: Text,
  entrance: Text,
  floor: Text,
  landmark: Text,
});

const FoundPlace = Exact({ place_id: Text, name: Text, formatted_address: Text, house: Text, geometry: Exact({ location: Point }) });

/** A module's delivery charges in a zone. */
export const ZoneModule = Exact({
  id: Id,
  module_type: ModuleType,
  minimum_shipping_charge: Money,
  base_shipping_charge: Money,
  per_km_shipping_charge: Money,
  maximum_shipping_charge: Nullable(Money),
  surge: Type.Number({ minimum: 1, maximum: 10 }),
  surge_reason: Nullable(Text),
  packaging_charge: Money,
  additional_charge: Money,
  additional_charge_name: Nullable(Text),
  maximum_cod_order_amount: Nullable(Money),
});

/** A delivery zone with its modules. */
export const Zone = Exact({
  id: Id,
  name: Text,
  status: Flag,
  cash_on_delivery: Type.Boolean(),
  digital_payment: Type.Boolean(),
  offline_payment: Type.Boolean(),
  modules: Type.Array(ZoneModule),
  /** Number of active stores. */
  store_count: Count,
});
export type Zone = Static<typeof Zone>;

/** Outline of a zone for the map: the outer ring of its polygon. */
const ZoneShape = Exact({ id: Id, name: Text, center: Point, formatted_coordinates: Type.Array(Point) });

/** Lines and spots of the city, rendered without tiles. Names are short labels in the caller's language. */
export const CityMap = Exact({
  districts: Type.Array(Exact({ name: Text, center: Point, outline: Type.Array(Point) })),
  lines: Type.Array(Exact({ kind: Text, name: Text, line: Type.Array(Point) })),
  places: Type.Array(Exact({ kind: Text, name: Text, lat: Latitude, lng: Longitude })),
});
export type CityMap = Static<typeof CityMap>;

/** Measured along roads, or the straight line × 1.3. */
export const DistanceSource = OneOf('road', 'straight');

const atPoint = { lat: Latitude, lng: Longitude };
const lookup = { method: 'GET', tag: 'Places and zones', access: 'anyone', rate: 'place', dependsOn: 'language' } as const;

export const place = {
  autocomplete: endpoint({
    ...lookup,
    path: '/config/place-api-autocomplete',
    summary: 'Places whose names fit what is being typed',
    query: Exact({ search_text: Written(200) }),
    reply: InEnvelope(Exact({ predictions: Type.Array(Prediction), status: OneOf('OK', 'ZERO_RESULTS') }), 'predictions'),
    cacheSeconds: 300,
  }),
  details: endpoint({
    ...lookup,
    path: '/config/place-api-details',
    summary: 'Where a predicted place is',
    query: Exact({ placeid: Written(300) }),
    reply: Exact({ result: FoundPlace, status: OneOf('OK') }),
    problems: { 'place-not-found': { status: 404, message: 'This place was not found.' } },
    cacheSeconds: 300,
  }),
  geocode: endpoint({
    ...lookup,
    path: '/config/geocode-api',
    summary: 'Address of a point, nearest first',
    query: Exact(atPoint),
    reply: InEnvelope(Exact({ results: Type.Array(FoundPlace), status: OneOf('OK', 'ZERO_RESULTS') }), 'results'),
    cacheSeconds: 300,
  }),
  zoneOf: endpoint({
    ...lookup,
    path: '/config/get-zone-id',
    summary: 'Zones that hold a point, the first is preferred',
    query: Exact(atPoint),
    /** `zone_id` is a JSON array in a string: `"[1]"`. */
    reply: Exact({ zone_id: Text, zone_data: Type.Array(Zone) }),
    problems: zoneNotFound,
    cacheSeconds: 60,
  }),
  distance: endpoint({
    ...lookup,
    path: '/config/distance-api',
    summary: 'Way between two points, by the router when there is one, else great-circle × 1.3',
    query: Exact({
      origin_lat: Latitude,
      origin_lng: Longitude,
      destination_lat: Latitude,
      destination_lng: Longitude,
      mode: Type.Optional(OneOf('walking', 'driving')),
    }),
    reply: Exact({
      distance: Kilometres,
      distance_metres: Count,
      duration_seconds: Count,
      source: DistanceSource,
      path: Type.Array(Point),
    }),
    cacheSeconds: 300,
  }),
  map: endpoint({
    ...lookup,
    path: '/config/city-map',
    summary: 'Districts, streets, canals, metro lines and places, to draw the city without tiles',
    reply: CityMap,
    cacheSeconds: 3600,
  }),
  zones: endpoint({
    ...lookup,
    path: '/zone/list',
    summary: 'All zones with their outlines',
    query: Exact(page(50)),
    reply: ListOf('zones', ZoneShape),
    cacheSeconds: 300,
  }),
  checkZone: endpoint({
    ...lookup,
    path: '/zone/check',
    summary: 'Whether a point is inside a zone, or one of those that get-zone-id names',
    query: Exact({ ...atPoint, zone_id: JsonList(Id, 50) }),
    reply: Exact({ in_zone: Type.Boolean() }),
    problems: zoneNotFound,
    cacheSeconds: 60,
  }),
};

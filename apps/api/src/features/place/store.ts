import { sql } from 'kysely';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { point, type Point } from '@bozor/domain/places/point.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ZoneCharges } from '../../platform/db/zone-charges.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

export interface ZoneRow {
  readonly id: number;
  readonly name: string;
  readonly cash_on_delivery: boolean;
  readonly digital_payment: boolean;
  readonly offline_payment: boolean;
  readonly store_count: number;
  readonly modules: readonly ZoneModuleRow[];
}

export interface ZoneModuleRow extends ZoneCharges {
  readonly id: number;
  readonly module_type: ModuleType;
  readonly additional_minor: number;
  readonly additional_name: string | null;
  readonly cash_limit_minor: number | null;
}

/** Zones that contain a point, the serving one first, with the charges of each module. */
export async function readZonesAt(db: Database, { lat, lng }: Coordinates, locale: Locale): Promise<ZoneRow[]> {
  const { rows } = await sql<ZoneRow>`
    select z.id, coalesce(z.name->>${locale}, z.name->>'en') as name, z.cash_on_delivery, z.digital_payment, z.offline_payment,
      (select count(*) from stores s where s.zone_id = z.id and s.is_active) as store_count,
      coalesce((
        select json_agg(json_build_object('id', m.id, 'module_type', m.module_type, 'base_minor', zm.base_minor, 'per_km_minor', zm.per_km_minor,
          'minimum_minor', zm.minimum_minor, 'maximum_minor', zm.maximum_minor, 'surge_percent', zm.surge_percent,
          'surge_reason', coalesce(zm.surge_reason->>${locale}, zm.surge_reason->>'en'), 'packaging_minor', zm.packaging_minor,
          'additional_minor', zm.additional_minor, 'additional_name', coalesce(zm.additional_name->>${locale}, zm.additional_name->>'en'),
          'cash_limit_minor', zm.cash_limit_minor) order by m.position, m.id)
        from zone_modules zm join modules m on m.id = zm.module_id and m.is_active where zm.zone_id = z.id
      ), '[]') as modules
    from zones_at(${lat}, ${lng}) with ordinality as z
    order by z.ordinality`.execute(db);
  return rows;
}

export interface ZoneShapeRow {
  readonly id: number;
  readonly name: string;
  readonly corners: readonly Point[];
}

/** Active zones with their outlines, and their total number. */
export async function readZoneShapes(
  db: Database,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  locale: Locale,
): Promise<{ total: number; zones: ZoneShapeRow[] }> {
  const [page, counted] = await Promise.all([
    sql<{ id: number; name: string; area: string }>`
      select id, coalesce(name->>${locale}, name->>'en') as name, area::text from zones where is_active
      order by priority, id limit ${limit} offset ${(offset - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*) as total from zones where is_active`.execute(db),
  ]);
  return { total: counted.rows[0]!.total, zones: page.rows.map(({ area, ...zone }) => ({ ...zone, corners: cornersOf(area) })) };
}

/** Whether a point is inside a zone; undefined for an unknown zone. */
export async function isInZone(db: Database, zoneId: number, { lat, lng }: Coordinates): Promise<boolean | undefined> {
  const { rows } = await sql<{ inside: boolean }>`
    select area @> point(${lng}::float8, ${lat}::float8) as inside from zones where id = ${zoneId} and is_active`.execute(db);
  return rows[0]?.inside;
}

type Spellings = Readonly<Record<string, string>>;

export async function readDistricts(db: Database) {
  const { rows } = await sql<{ code: string; name: Spellings; area: string; lat: number; lng: number }>`
    select code, name, area::text, centre_lat as lat, centre_lng as lng from districts order by id`.execute(db);
  return rows.map(({ code, name, area, lat, lng }) => ({ code, name, polygon: cornersOf(area), centre: point(lat, lng)! }));
}

export async function readPlaces(db: Database) {
  const { rows } = await sql<{ code: string; kind: string; name: Spellings; lat: number; lng: number; importance: number }>`
    select code, kind, name, lat, lng, importance from places order by importance desc, id`.execute(db);
  return rows.map(({ lat, lng, ...place }) => ({ ...place, point: point(lat, lng)! }));
}

/** All roads, or all but those of some kinds. */
export async function readRoads(db: Database, without: readonly string[] = []) {
  const { rows } = await sql<{ code: string; kind: string; name: Spellings; line: string }>`
    select code, class as kind, name, line::text from roads where class <> all(${without}) order by id`.execute(db);
  return rows.map(({ line, ...road }) => ({ ...road, line: cornersOf(line) }));
}

/** Parses a PostgreSQL polygon or path: `((69.1,41.2),(69.2,41.2))`. */
function cornersOf(written: string): Point[] {
  return [...written.matchAll(/\(([-\d.e+]+),([-\d.e+]+)\)/g)].map(([, lng, lat]) => point(Number(lat), Number(lng))!);
}

interface HouseRow {
  readonly road: string;
  readonly house: string;
  readonly lat: number;
  readonly lng: number;
}

/** How far the number of a house may be from the wanted one to stand for it. */
const NUMBERS_NEAR = 20;

/** The house of a road with a key, else the one with the nearest number; the same side of the street first. */
export async function readHouse(db: Database, roads: readonly string[], key: string) {
  const number = Number.parseInt(key, 10);
  const { rows } = await sql<HouseRow>`
    select r.code as road, b.house, b.lat, b.lng from buildings b join roads r on r.id = b.road_id
    where r.code = any(${roads}) and b.number between ${number - NUMBERS_NEAR}::int and ${number + NUMBERS_NEAR}::int
    order by b.house_key <> ${key}, abs(b.number - ${number}::int), (b.number + ${number}::int) % 2, b.house_key limit 1`.execute(db);
  return rows.map(houseOf)[0];
}

/** Candidates for the house nearest to a point: degrees of longitude are shorter than those of latitude, so the nearest is among several. */
const NEAREST = 6;

export async function readHousesNear(db: Database, { lat, lng }: Coordinates) {
  const { rows } = await sql<HouseRow>`
    select r.code as road, b.house, b.lat, b.lng
    from (select * from buildings order by point(lng, lat) <-> point(${lng}::float8, ${lat}::float8) limit ${NEAREST}) b
    join roads r on r.id = b.road_id`.execute(db);
  return rows.map(houseOf);
}

function houseOf({ lat, lng, ...house }: HouseRow) {
  return { ...house, point: point(lat, lng)! };
}

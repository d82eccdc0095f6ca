import type { PoolClient } from 'pg';
import { SERVICE_FEE, zoneOutline, ZONES } from '../geo/zones.ts';
import { MODULES } from '../modules.ts';
import { daysFrom } from './days.ts';
import { demoPicture } from './demo-media.ts';
import { loadGazetteer } from './gazetteer.ts';
import { polygonText } from './write-gazetteer.ts';
import { insertKeyed, insertRows } from './insert.ts';
import { spelled } from './spelling.ts';

export interface CityIds {
  readonly modules: ReadonlyMap<string, number>;
  readonly zones: ReadonlyMap<string, number>;
}

/** Greater than the age of its oldest store. */
export const CITY_AGE_DAYS = 450;

export async function loadPlaces(client: PoolClient, now: Date): Promise<CityIds> {
  const created_at = daysFrom(now, -CITY_AGE_DAYS);
  const modules = await insertKeyed(
    client,
    'modules',
    MODULES.map((module, position) => ({
      key: module.type,
      slug: module.type,
      module_type: module.type,
      name: spelled(module.name),
      description: spelled(module.description),
      hero_title: spelled(module.heroTitle),
      hero_text: spelled(module.heroText),
      icon: demoPicture(module.icon),
      thumbnail: demoPicture(`hero-${module.type}-phone`),
      position,
      created_at,
    })),
  );
  const zones = await insertKeyed(
    client,
    'zones',
    ZONES.map((zone) => ({
      key: zone.key,
      name: spelled(zone.name),
      area: polygonText(zoneOutline(zone)),
      priority: zone.priority,
      cash_on_delivery: zone.cashOnDelivery,
      digital_payment: true,
      offline_payment: true,
      created_at,
    })),
  );
  await insertRows(
    client,
    'zone_modules',
    ZONES.flatMap((zone) =>
      Object.entries(zone.charges).map(([module, charge]) => ({
        zone_id: zones.get(zone.key),
        module_id: modules.get(module),
        base_minor: charge.base,
        per_km_minor: charge.perKm,
        minimum_minor: charge.minimum,
        maximum_minor: charge.maximum,
        surge_percent: charge.surgePercent,
        surge_reason: charge.surgeReason ? spelled(charge.surgeReason) : null,
        packaging_minor: 0,
        additional_minor: charge.serviceFee,
        additional_name: charge.serviceFee > 0 ? spelled(SERVICE_FEE) : null,
        cash_limit_minor: charge.cashLimit,
      })),
    ),
  );
  await loadGazetteer(client);
  return { modules, zones };
}

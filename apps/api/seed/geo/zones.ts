import { MODULE_TYPES, type ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { point } from '@bozor/domain/places/point.ts';
import type { Polygon } from '@bozor/domain/places/polygon.ts';
import { text, type LocalizedText } from '../products/product-seed.ts';
import { outlineOf } from './outline.ts';
import { districtById, type LngLat } from './tashkent.ts';

export type StoreModule = Exclude<ModuleType, 'parcel'>;

/** Delivery charges in whole soʻm: `base` plus the price per kilometre, within the bounds, times `surgePercent` / 100. */
export interface DeliveryCharge {
  readonly base: number;
  readonly perKm: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly surgePercent: number;
  readonly surgeReason?: LocalizedText;
  readonly serviceFee: number;
  /** Cash on delivery is refused above this order amount. */
  readonly cashLimit: number;
}

export interface SeededZone {
  readonly key: string;
  readonly name: LocalizedText;
  readonly priority: number;
  readonly districts: readonly string[];
  readonly cashOnDelivery: boolean;
  readonly charges: Readonly<Partial<Record<ModuleType, DeliveryCharge>>>;
}

const CENTRE: DeliveryCharge = {
  base: 5_000,
  perKm: 2_000,
  minimum: 8_000,
  maximum: 32_000,
  surgePercent: 100,
  serviceFee: 0,
  cashLimit: 5_000_000,
};
const CITY: DeliveryCharge = {
  base: 6_000,
  perKm: 2_000,
  minimum: 10_000,
  maximum: 38_000,
  surgePercent: 100,
  serviceFee: 0,
  cashLimit: 4_000_000,
};
const EDGE: DeliveryCharge = {
  base: 7_000,
  perKm: 2_400,
  minimum: 12_000,
  maximum: 45_000,
  surgePercent: 100,
  serviceFee: 1_000,
  cashLimit: 3_000_000,
};

/** The name of the charge on orders in the zones that have one. */
export const SERVICE_FEE = text`Service fee | Xizmat haqi | Сервисный сбор | رسوم الخدمة`;

const ROAD_WORKS = text`Road works in Chilonzor | Chilonzorda yoʻl taʼmiri | Дорожные работы в Чиланзаре | أعمال طرق في تشيلانزار`;

/** Goods may be heavy, medicine has no surge, and a parcel is priced by its category above this minimum. */
function chargesFrom(base: DeliveryCharge, modules: readonly ModuleType[]): SeededZone['charges'] {
  const by: Record<ModuleType, DeliveryCharge> = {
    food: base,
    grocery: base,
    pharmacy: { ...base, base: base.base - 1_000, minimum: base.minimum - 2_000 },
    ecommerce: { ...base, base: base.base + 4_000, minimum: base.minimum + 5_000, perKm: base.perKm + 400, maximum: base.maximum + 20_000 },
    parcel: {
      ...base,
      base: base.base + 3_000,
      minimum: base.minimum + 4_000,
      serviceFee: 0,
      perKm: base.perKm + 600,
      maximum: base.maximum + 30_000,
    },
  };
  return Object.fromEntries(modules.map((module) => [module, by[module]]));
}

/** Amir Temur Square. */
export const DEFAULT_POINT = { lat: 41.3111, lng: 69.2797 } as const;

export const ZONES: readonly SeededZone[] = [
  {
    key: 'centre',
    name: { en: 'Centre', uz: 'Markaz', ru: 'Центр', ar: 'المركز' },
    priority: 1,
    districts: ['shayxontohur', 'yakkasaroy', 'mirobod'],
    cashOnDelivery: true,
    charges: chargesFrom(CENTRE, MODULE_TYPES),
  },
  {
    key: 'north',
    name: { en: 'North', uz: 'Shimol', ru: 'Север', ar: 'الشمال' },
    priority: 2,
    districts: ['yunusobod', 'olmazor'],
    cashOnDelivery: true,
    charges: chargesFrom(CITY, MODULE_TYPES),
  },
  {
    key: 'east',
    name: { en: 'East', uz: 'Sharq', ru: 'Восток', ar: 'الشرق' },
    priority: 2,
    districts: ['mirzo_ulugbek', 'yashnobod'],
    cashOnDelivery: true,
    charges: chargesFrom(CITY, MODULE_TYPES),
  },
  {
    key: 'west',
    name: { en: 'West', uz: 'Gʻarb', ru: 'Запад', ar: 'الغرب' },
    priority: 2,
    districts: ['chilonzor', 'uchtepa'],
    cashOnDelivery: true,
    charges: chargesFrom({ ...CITY, surgePercent: 110, surgeReason: ROAD_WORKS }, MODULE_TYPES),
  },
  {
    key: 'south',
    name: { en: 'South', uz: 'Janub', ru: 'Юг', ar: 'الجنوب' },
    priority: 3,
    districts: ['sergeli', 'yangihayot'],
    cashOnDelivery: true,
    charges: chargesFrom(EDGE, ['food', 'grocery', 'pharmacy', 'parcel']),
  },
  {
    key: 'bektemir',
    name: { en: 'Bektemir', uz: 'Bektemir', ru: 'Бектемир', ar: 'بكتيمير' },
    priority: 3,
    districts: ['bektemir'],
    cashOnDelivery: false,
    charges: chargesFrom(EDGE, ['food', 'grocery', 'pharmacy']),
  },
];

/** Returns the zone's border as a polygon of the domain. */
export function zonePolygon(zone: SeededZone): Polygon {
  return zoneOutline(zone).flatMap(([lng, lat]) => point(lat, lng) ?? []);
}

export function zoneOutline(zone: SeededZone): LngLat[] {
  return outlineOf(zone.districts.map((district) => districtById(district).polygon));
}

export function zoneByKey(key: string): SeededZone {
  const zone = ZONES.find((candidate) => candidate.key === key);
  if (!zone) throw new Error(`No zone is called ${key}`);
  return zone;
}

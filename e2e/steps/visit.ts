import type { APIRequestContext, BrowserContext } from '@playwright/test';

export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel';

export interface Place {
  readonly zoneId: number;
  readonly modules: Readonly<Record<ModuleType, number>>;
}

const CENTRE = { lat: 41.3111, lng: 69.2797 };

/** Returns the centre of the demo city: its zone and the modules there by type. */
export async function cityCentre(request: APIRequestContext): Promise<Place> {
  const { zone_id } = await (await request.get('/api/v1/config/get-zone-id', { params: CENTRE })).json();
  const [zoneId] = JSON.parse(zone_id) as number[];
  const { modules } = await (await request.get('/api/v1/module', { headers: { zoneid: `[${zoneId}]` } })).json();
  const byType = Object.fromEntries((modules as { id: number; module_type: ModuleType }[]).map(({ id, module_type }) => [module_type, id]));
  return { zoneId: zoneId!, modules: byType as Place['modules'] };
}

/**
 * Fills storage and cookies as after picking the city's centre and, unless omitted, a module. Storage is filled once, cookies as the shop
 * mirrors them.
 */
export async function storePlace(context: BrowserContext, baseURL: string, place: Place, module?: ModuleType): Promise<void> {
  const chosen = module && { id: place.modules[module], module_type: module, module_name: module };
  const stored = {
    zoneid: `[${place.zoneId}]`,
    location: 'Amir Temur 1',
    currentLatLng: JSON.stringify(CENTRE),
    ...(chosen && { module: JSON.stringify(chosen) }),
  };
  await addCookies(context, baseURL, { zoneid: stored.zoneid, ...(chosen && { module: String(chosen.id) }) });
  await context.addInitScript((values) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('zoneid')) return;
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, stored);
}

/** Fills the cookies only, as a browser keeps them that has emptied its storage. */
export async function storePlaceInCookies(context: BrowserContext, baseURL: string, place: Place, module: ModuleType): Promise<void> {
  await addCookies(context, baseURL, {
    zoneid: `[${place.zoneId}]`,
    currentLatLng: JSON.stringify(CENTRE),
    module: String(place.modules[module]),
  });
}

async function addCookies(context: BrowserContext, baseURL: string, cookies: Readonly<Record<string, string>>): Promise<void> {
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: baseURL })));
}

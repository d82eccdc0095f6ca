import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildModule, buildStore, buildZone, offerModule } from '../../../test/fixtures.ts';

const { api, bus, call, db, server } = await testApi();

const square = (south: number, west: number, side: number) => {
  const [north, east] = [south + side, west + side];
  return `((${west},${south}),(${east},${south}),(${east},${north}),(${west},${north}))`;
};

await sql`
  insert into districts (code, name, area, centre_lat, centre_lng) values
    ('yunusobod', '{"uz":"Yunusobod tumani","uz-Cyrl":"Юнусобод тумани","ru":"Юнусабадский район","en":"Yunusobod district"}', ${square(41.3, 69.2, 0.1)}, 41.35, 69.25)`.execute(
  db,
);
await sql`
  insert into places (code, kind, name, fold_keys, lat, lng, importance) values
    ('chorsu', 'bazaar', '{"uz":"Chorsu bozori","uz-Cyrl":"Чорсу бозори","ru":"Рынок Чорсу","en":"Chorsu Bazaar"}', 'chorsu', 41.33, 69.23, 80),
    ('minor', 'metro', '{"uz":"Minor metro bekati","uz-Cyrl":"Минор метро бекати","ru":"метро Минор","en":"Minor metro station"}', 'minor', 41.38, 69.28, 90)`.execute(
  db,
);
await sql`
  insert into roads (code, class, name, fold_keys, line) values
    ('amir-temur', 'main', '{"uz":"Amir Temur shoh koʻchasi","uz-Cyrl":"Амир Темур шоҳ кўчаси","ru":"проспект Амира Темура","en":"Amir Temur Avenue"}', 'amir temur', '[(69.25,41.30),(69.25,41.40)]'),
    ('anhor', 'canal', '{"uz":"Anhor","en":"Anhor canal"}', 'anhor', '[(69.27,41.30),(69.27,41.40)]')`.execute(db);

const uzbek = { headers: { 'x-localization': 'uz' } };
const suggestions = async (search_text: string, locale = 'uz') => {
  const { body } = await call(API.place.autocomplete, { query: { search_text }, headers: { 'x-localization': locale } });
  return body.predictions.map(({ description }) => description);
};

/** Envelope of a list that is empty. */
const NOTHING = { total_size: 0, limit: 0, offset: 1, data: [] };

describe('suggestions', () => {
  it.each([
    ['Uzbek', 'chorsu boz'],
    ['Uzbek Cyrillic', 'чорсу бозори'],
    ['Russian', 'рынок чорсу'],
    ['English', 'Chorsu Bazaar'],
    ['the wrong keyboard layout', 'xjhce'],
    ['one slip of the finger', 'chrosu'],
  ])('find a place by %s [api-02]', async (_name, typed) => {
    expect((await suggestions(typed))[0]).toBe('Chorsu bozori, Yunusobod tumani');
  });

  it('speak the language of the caller [api-02]', async () => {
    expect(await suggestions('chorsu', 'ru')).toEqual(['Рынок Чорсу, Юнусабадский район']);
  });

  it('carry name, district and point [api-02]', async () => {
    const { body } = await call(API.place.autocomplete, { query: { search_text: 'minor' }, ...uzbek });
    expect(body).toMatchObject({
      status: 'OK',
      predictions: [
        {
          place_id: 'place:minor',
          description: 'Minor metro bekati, Yunusobod tumani',
          structured_formatting: { main_text: 'Minor metro bekati', secondary_text: 'Yunusobod tumani' },
          lat: 41.38,
          lng: 69.28,
          house: '',
          flat: '',
          entrance: '',
          floor: '',
          landmark: '',
        },
      ],
    });
  });

  it('give the typed house to a street, and to no station', async () => {
    expect((await suggestions('amir temur 15'))[0]).toBe('Amir Temur shoh koʻchasi 15, Yunusobod tumani');
    expect((await suggestions('minor metro 15'))[0]).toBe('Minor metro bekati, Yunusobod tumani');
  });

  it('return nothing for an empty or unknown text', async () => {
    for (const search_text of ['', '   ', '%', 'samarqand']) {
      const { status, body } = await call(API.place.autocomplete, { query: { search_text } });
      expect([status, body]).toEqual([200, { ...NOTHING, predictions: [], status: 'ZERO_RESULTS' }]);
    }
  });

  it('do not offer canals', async () => {
    expect(await suggestions('anhor')).toEqual([]);
  });

  it('refuse a text that is too long, or none', async () => {
    expect((await call(API.place.autocomplete, { query: { search_text: 'a'.repeat(201) } })).status).toBe(422);
    expect((await call(API.place.autocomplete)).status).toBe(422);
  });

  it('include new places as soon as the catalogue has changed', async () => {
    expect(await suggestions('registon')).toEqual([]);
    await sql`insert into places (code, kind, name, fold_keys, lat, lng) values ('registon', 'square', '{"uz":"Registon"}', 'registon', 41.31, 69.21)`.execute(
      db,
    );
    const { rows } = await sql<{ version: number }>`select version from catalogue_versions where area = 'catalogue'`.execute(db);
    bus.publish('catalogue_changed', { version: rows[0]!.version });
    expect(await suggestions('registon')).toEqual(['Registon, Yunusobod tumani']);
  });
});

describe('details', () => {
  it('say where a suggested place is [api-03]', async () => {
    const { body } = await call(API.place.details, { query: { placeid: 'place:chorsu' }, ...uzbek });
    expect(body.result).toEqual({
      place_id: 'place:chorsu',
      name: 'Chorsu bozori',
      formatted_address: 'Chorsu bozori, Yunusobod tumani',
      house: '',
      geometry: { location: { lat: 41.33, lng: 69.23 } },
    });
  });

  it('take the middle of a street [api-03]', async () => {
    const { body } = await call(API.place.details, { query: { placeid: 'road:amir-temur' } });
    expect(body.result.geometry.location.lat).toBeCloseTo(41.35, 4);
  });

  it('know no place of another name', async () => {
    const { status, body } = await call(API.place.details, { query: { placeid: 'place:nowhere' }, ...uzbek });
    expect([status, body.errors?.[0]?.code]).toEqual([404, 'place-not-found']);
  });
});

describe('houses', async () => {
  const housesOf = (code: string, ...houses: readonly (readonly [house: string, lat: number, lng: number])[]) =>
    sql`insert into buildings (road_id, house_key, house, lat, lng)
      select r.id, key, house, lat, lng from roads r, jsonb_to_recordset(${JSON.stringify(
        houses.map(([house, lat, lng]) => ({ key: house.replace('А', 'A'), house, lat, lng })),
      )}::jsonb) as h(key text, house text, lat float8, lng float8) where r.code = ${code}`.execute(db);
  await sql`insert into roads (code, class, name, fold_keys, line) values
    ('gulzor', 'lane', '{"uz":"Gulzor koʻchasi","ru":"улица Гулзор","en":"Gulzor Street"}', 'gulzor', '[(69.22,41.32),(69.23,41.32)]')`.execute(
    db,
  );
  await housesOf('gulzor', ['1', 41.3202, 69.221], ['2', 41.3198, 69.221], ['15А', 41.3202, 69.225], ['17', 41.3202, 69.226]);
  const version = await sql<{ version: number }>`select version from catalogue_versions where area = 'catalogue'`.execute(db);
  bus.publish('catalogue_changed', { version: version.rows[0]!.version });
  const first = async (search_text: string) => {
    const { body } = await call(API.place.autocomplete, { query: { search_text }, ...uzbek });
    return body.predictions[0];
  };

  it('are found by street and number, and the typed parts come back [api-02]', async () => {
    expect(await first("Gulzor ko'chasi 15a, 3-podyezd, 42-xonadon")).toMatchObject({
      description: 'Gulzor koʻchasi 15A, Yunusobod tumani',
      structured_formatting: { main_text: 'Gulzor koʻchasi 15A' },
      lat: 41.3202,
      lng: 69.225,
      house: '15A',
      flat: '42',
      entrance: '3',
    });
  });

  it.each([
    ['19', 69.226],
    ['4', 69.221],
    ['15', 69.225],
  ])('house %s that is not known is shown at the nearest one of its side, and kept as typed', async (house, lng) => {
    expect(await first(`Gulzor ${house}`)).toMatchObject({ house, lng, structured_formatting: { main_text: `Gulzor koʻchasi ${house}` } });
  });

  it('of a number far from all known ones are shown at the middle of the street', async () => {
    expect((await first('Gulzor 400'))!.lng).toBeCloseTo(69.225, 4);
    expect(await first('Gulzor 400')).toMatchObject({ house: '400' });
  });

  it('are found again by the id of their suggestion [api-03]', async () => {
    const { place_id } = (await first('Gulzor 17'))!;
    const { body } = await call(API.place.details, { query: { placeid: place_id }, ...uzbek });
    expect(body.result).toMatchObject({ name: 'Gulzor koʻchasi 17', house: '17', geometry: { location: { lat: 41.3202, lng: 69.226 } } });
  });

  it('name the points before them [api-04]', async () => {
    const { body } = await call(API.place.geocode, { query: { lat: 41.32005, lng: 69.22105 }, headers: { 'x-localization': 'ru' } });
    expect(body.results[0]).toMatchObject({ formatted_address: 'улица Гулзор 1, Юнусабадский район', house: '1' });
  });
});

describe('the address of a point', () => {
  const addressesAt = async (lat: number, lng: number, locale = 'uz') => {
    const { body } = await call(API.place.geocode, { query: { lat, lng }, headers: { 'x-localization': locale } });
    return body.results.map(({ formatted_address }) => formatted_address);
  };

  it('is the street within 400 m, then its district, in the language of the caller [api-04]', async () => {
    expect(await addressesAt(41.35, 69.252)).toEqual(['Amir Temur shoh koʻchasi, Yunusobod tumani', 'Yunusobod tumani']);
    expect((await addressesAt(41.35, 69.252, 'ru'))[0]).toBe('проспект Амира Темура, Юнусабадский район');
  });

  it('is else the place within 700 m, else the district [api-04]', async () => {
    expect((await addressesAt(41.335, 69.23))[0]).toBe('Chorsu bozori, Yunusobod tumani');
    expect(await addressesAt(41.31, 69.29)).toEqual(['Yunusobod tumani']);
  });

  it('is not named after a canal', async () => {
    expect((await addressesAt(41.35, 69.27))[0]).toBe('Yunusobod tumani');
  });

  it('is none far away', async () => {
    const { status, body } = await call(API.place.geocode, { query: { lat: 10, lng: 10 } });
    expect([status, body]).toEqual([200, { ...NOTHING, results: [], status: 'ZERO_RESULTS' }]);
  });

  it.each([
    ['latitude 91', { lat: 91, lng: 0 }],
    ['longitude -181', { lat: 0, lng: -181 }],
    ['a word', { lat: 'north', lng: 69 }],
    ['an exponent', { lat: '4e1', lng: 69 }],
    ['infinity', { lat: 'Infinity', lng: 69 }],
    ['half a point', { lat: 41 }],
  ])('cannot be requested for %s', async (_name, query) => {
    for (const endpoint of [API.place.geocode, API.place.zoneOf]) {
      const { status, body } = await call(endpoint, { query });
      expect([status, body.errors?.[0]?.code]).toEqual([422, 'invalid-field']);
    }
  });
});

describe('the zones of a point', async () => {
  const zone = await buildZone(db, {
    name: { en: 'Whole city', uz: 'Butun shahar' },
    area: square(50, 60, 2),
    priority: 9,
    cash_on_delivery: false,
  });
  const inner = await buildZone(db, { name: { en: 'Centre' }, area: square(50.5, 60.5, 0.5), priority: 1 });
  const off = await buildZone(db, { area: square(50.5, 60.5, 0.5), priority: 0, is_active: false });
  const food = await buildModule(db, { module_type: 'food' });
  await offerModule(db, zone.id, food.id, {
    base_minor: 5000,
    per_km_minor: 2000,
    minimum_minor: 8000,
    maximum_minor: 30_000,
    surge_percent: 150,
    surge_reason: { en: 'Rain', uz: 'Yomgʻir' },
  });
  await buildStore(db, { zone, module: food });
  await buildStore(db, { zone, module: food, is_active: false });

  it('are a JSON list in a string, each with its permissions and charges [api-05]', async () => {
    const { body } = await call(API.place.zoneOf, { query: { lat: 51.5, lng: 61.5 }, ...uzbek });
    expect(body.zone_id).toBe(`[${zone.id}]`);
    expect(body.zone_data[0]).toMatchObject({
      id: zone.id,
      name: 'Butun shahar',
      cash_on_delivery: false,
      digital_payment: true,
      store_count: 1,
    });
    expect(body.zone_data[0]!.modules[0]).toMatchObject({
      id: food.id,
      module_type: 'food',
      base_shipping_charge: 5000,
      per_km_shipping_charge: 2000,
      minimum_shipping_charge: 8000,
      maximum_shipping_charge: 30_000,
      surge: 1.5,
      surge_reason: 'Yomgʻir',
    });
  });

  it('are sorted by priority where they overlap, without inactive ones [api-05, app-01]', async () => {
    const { body } = await call(API.place.zoneOf, { query: { lat: 50.75, lng: 60.75 } });
    expect(JSON.parse(body.zone_id)).toEqual([inner.id, zone.id]);
    expect(body.zone_data.map(({ id }) => id)).toEqual([inner.id, zone.id]);
  });

  it('hold their border', async () => {
    expect((await call(API.place.zoneOf, { query: { lat: 50, lng: 61 } })).body.zone_id).toBe(`[${zone.id}]`);
  });

  it('are refused where there is none, in the language of the caller [api-05]', async () => {
    const { status, body } = await call(API.place.zoneOf, { query: { lat: 0, lng: 0 }, ...uzbek });
    expect([status, body.errors?.[0]]).toEqual([404, { code: 'zone-not-found', message: 'Bu joyga hozircha yetkazib bermaymiz.' }]);
  });

  it('are checked one by one [api-08]', async () => {
    const check = (zone_id: number, lat: number, lng: number) => call(API.place.checkZone, { query: { zone_id: [zone_id], lat, lng } });
    expect((await check(inner.id, 50.75, 60.75)).body).toEqual({ in_zone: true });
    expect((await check(inner.id, 51.5, 61.5)).body).toEqual({ in_zone: false });
    expect((await check(off.id, 50.75, 60.75)).status).toBe(404);
    expect((await check(987_654, 50.75, 60.75)).status).toBe(404);
    expect((await check(0, 1, 1)).status).toBe(422);
  });

  it('are checked as one number, or as they were answered [api-08]', async () => {
    for (const zone_id of [String(inner.id), `[${inner.id}]`, JSON.stringify(`[${inner.id}]`), `[987654,${inner.id}]`]) {
      const answer = await server.inject(`/api/v1/zone/check?lat=50.75&lng=60.75&zone_id=${encodeURIComponent(zone_id)}`);
      expect(answer.json()).toEqual({ in_zone: true });
    }
  });

  it('are listed with their outlines, page by page [api-09]', async () => {
    const { body } = await call(API.place.zones, { query: { limit: 1 }, ...uzbek });
    expect(body.total_size).toBe(2);
    expect(body.zones).toHaveLength(1);
    const second = await call(API.place.zones, { query: { limit: 1, offset: 2 }, ...uzbek });
    expect(second.body.zones[0]).toMatchObject({ id: zone.id, name: 'Butun shahar', center: { lat: 51, lng: 61 } });
    expect(second.body.zones[0]!.formatted_coordinates).toHaveLength(4);
  });
});

describe('the distance of two points', () => {
  const between = { origin_lat: 41.3, origin_lng: 69.251, destination_lat: 41.39, destination_lng: 69.25 };

  it('is the straight line × 1.3 without a router, and says so [api-06]', async () => {
    const { body } = await call(API.place.distance, { query: { ...between, mode: 'driving' } });
    expect(body.source).toBe('straight');
    expect(body.distance_metres).toBe(13_010);
    expect(body.distance).toBe(13.01);
    expect(body.duration_seconds).toBe(2602);
  });

  it('takes longer on foot [api-06]', async () => {
    const { body } = await call(API.place.distance, { query: { ...between, mode: 'walking' } });
    expect(body.duration_seconds).toBe(9758);
  });

  it('comes with a way along the streets', async () => {
    const { body } = await call(API.place.distance, { query: between });
    expect(body.path[0]).toEqual({ lat: 41.3, lng: 69.251 });
    expect(body.path.at(-1)).toEqual({ lat: 41.39, lng: 69.25 });
    expect(body.path.some(({ lat, lng }) => lat < 41.301 && lng === 69.25)).toBe(true);
  });

  it('is measured by the router when there is one [api-06]', async () => {
    const { routeBetween } = api.adapters.places;
    const router = api.adapters.places as { routeBetween: typeof routeBetween };
    router.routeBetween = async (from, to) => ({ path: [from, to], metres: 15_000.4, seconds: 1200 });
    const { body } = await call(API.place.distance, { query: { ...between, origin_lat: 41.301 } });
    router.routeBetween = routeBetween;
    expect(body).toMatchObject({ source: 'road', distance: 15, distance_metres: 15_000, duration_seconds: 1200 });
  });

  it('cannot be requested outside the earth', async () => {
    expect((await call(API.place.distance, { query: { ...between, origin_lat: 95 } })).status).toBe(422);
    expect((await call(API.place.distance, { query: { ...between, mode: 'flying' } })).status).toBe(422);
  });
});

describe("the city's map", () => {
  it('has short labels in the language of the caller', async () => {
    const { body } = await call(API.place.map, { headers: { 'x-localization': 'uz-Cyrl' } });
    expect(body.districts[0]).toMatchObject({ name: 'Юнусобод', center: { lat: 41.35, lng: 69.25 } });
    expect(body.districts[0]!.outline).toHaveLength(4);
    // Lanes are drawn from tiles.
    expect(body.lines.map(({ kind, name }) => [kind, name])).toEqual([
      ['main', 'Амир Темур'],
      ['canal', 'Anhor canal'],
    ]);
    expect(body.places.find(({ kind }) => kind === 'metro')?.name).toBe('Минор');
  });
});

import type { SmallExtract } from './write-osm-pbf.ts';

type Spot = readonly [lng: number, lat: number];

/** A town of a few streets in another valley than the demo city: names in several languages, and addresses as mappers write them. */
export function smallTown(): SmallExtract {
  const nodes: { id: number; at: Spot; tags?: Record<string, string> }[] = [];
  const ways: { id: number; refs: number[]; tags?: Record<string, string> }[] = [];
  const node = (at: Spot, tags?: Record<string, string>) => {
    nodes.push({ id: nodes.length + 1, at, ...(tags && { tags }) });
    return nodes.length;
  };
  const way = (refs: readonly number[], tags?: Record<string, string>) => {
    ways.push({ id: 100 + ways.length, refs: [...refs], ...(tags && { tags }) });
    return 99 + ways.length;
  };
  const area = (at: Spot, tags: Record<string, string>, half = 0.0001) => {
    const corner = (east: number, north: number) => node([at[0] + east * half, at[1] + north * half]);
    const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
    return way([...corners, corners[0]!], tags);
  };

  const [west, middle, east] = [node([70.94, 40.53]), node([70.945, 40.53]), node([70.95, 40.53])];
  const [northWest, northEast] = [node([70.94, 40.54]), node([70.95, 40.54])];
  const southEnd = node([70.945, 40.527]);
  const navoiy = { 'highway': 'primary', 'name': 'Navoiy koʻchasi', 'name:ru': 'улица Навои' };
  way([west, middle], navoiy);
  way([middle, east], navoiy);
  // A branch of the same name.
  way([middle, southEnd], { ...navoiy, highway: 'residential' });
  way([west, northWest], { 'highway': 'residential', 'name': 'Bogʻ koʻchasi', 'name:ru': 'улица Багишамал' });
  way([east, northEast], { 'highway': 'tertiary', 'name': 'Anhor koʻchasi', 'name:ru': 'улица Анхор' });
  // A lane and a footpath without names.
  way([northWest, northEast], { highway: 'service' });
  way([west, northEast], { highway: 'footway' });
  way([node([70.93, 40.52]), node([70.97, 40.52])], { 'waterway': 'canal', 'name': 'Katta anhor', 'name:ru': 'Большой канал' });
  way([node([70.96, 40.53]), node([70.965, 40.53])], { 'highway': 'residential', 'name': 'Navoiy koʻchasi', 'name:ru': 'улица Навои' });

  area([70.9435, 40.5302], { 'building': 'yes', 'addr:street': 'Navoiy koʻchasi', 'addr:housenumber': '15' });
  area([70.9465, 40.5302], { 'building': 'yes', 'addr:street': 'улица Навои', 'addr:housenumber': '17А' });
  area([70.9403, 40.5335], { 'building': 'house', 'addr:street': 'Bogʻ ko‘chasi', 'addr:housenumber': '3' });
  area([70.9503, 40.5335], { 'building': 'yes', 'addr:housenumber': '2;2A' });
  area([70.9485, 40.5375], { 'building': 'apartments', 'addr:place': 'Yangi hayot mavzesi', 'addr:housenumber': '12' });
  area([70.9475, 40.5375], { 'building': 'apartments', 'addr:place': 'Yangi hayot mavzesi', 'addr:housenumber': '14' });
  // A garage is a building without an address, and a number that is none.
  area([70.9445, 40.5335], { building: 'garage' });
  area([70.9443, 40.5345], { 'building': 'yes', 'addr:street': 'Navoiy koʻchasi', 'addr:housenumber': 'б/н' });
  area([70.9425, 40.536], { 'leisure': 'park', 'name': 'Istirohat bogʻi', 'name:ru': 'Парк отдыха' }, 0.001);
  area([70.947, 40.533], { natural: 'water' }, 0.0005);

  node([70.9455, 40.5335], {
    'amenity': 'marketplace',
    'name': 'Markaziy bozor',
    'name:ru': 'Центральный рынок',
    'old_name:ru': 'Колхозный рынок',
  });
  node([70.9405, 40.5295], { 'railway': 'station', 'name': 'Vokzal', 'name:ru': 'Вокзал' });
  node([70.9406, 40.5375], { 'tourism': 'museum', 'name': 'Muzey', 'name:ru': 'Музей', 'name:en': 'Museum' });
  node([70.9407, 40.5376], { shop: 'kiosk', name: 'Doʻkon' });

  const [a, b, c, d, e, f] = [
    node([70.92, 40.5]),
    node([70.98, 40.5]),
    node([70.98, 40.528]),
    node([70.98, 40.56]),
    node([70.92, 40.56]),
    node([70.92, 40.528]),
  ] as const;
  const border = way([f, c]);
  const south = way([f, a, b, c]);
  const north = way([c, d, e, f]);
  const district = (uz: string, ru: string, en: string) => ({
    'type': 'boundary',
    'boundary': 'administrative',
    'admin_level': '6',
    'name': uz,
    'name:ru': ru,
    'name:en': en,
  });
  return {
    nodes,
    ways,
    relations: [
      { id: 500, ways: [north, border], tags: district('Shimoliy tuman', 'Северный район', 'Northern district') },
      { id: 501, ways: [border, south], tags: district('Janubiy tuman', 'Южный район', 'Southern district') },
    ],
  };
}

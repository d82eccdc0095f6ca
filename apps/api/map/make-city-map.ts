import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { GazetteerFacts } from '../seed/load/gazetteer-facts.ts';
import type { Bounds, OsmData } from './osm/osm-item.ts';
import type { LngLat } from '../seed/geo/tashkent.ts';
import { osmDistricts } from './osm/osm-districts.ts';
import { osmHouses } from './osm/osm-houses.ts';
import { osmLayers } from './osm/osm-layers.ts';
import { osmPlaces } from './osm/osm-places.ts';
import { osmStreets } from './osm/osm-streets.ts';
import { readOsm } from './osm/read-osm.ts';
import { UNFINISHED, writeArchive } from './write-archive.ts';

const CREDIT = '© OpenStreetMap contributors';

interface CityMapFiles {
  readonly archivePath: string;
  readonly gazetteerPath: string;
}

/** Makes the tile archive and the gazetteer of a region from an OpenStreetMap extract. Returns what they hold. */
export async function makeCityMap(
  extract: string,
  { archivePath, gazetteerPath }: CityMapFiles,
  bounds?: Bounds,
): Promise<Readonly<Record<keyof GazetteerFacts, number>>> {
  const data = await readOsm(extract, bounds);
  if (data.ways.length === 0) throw new Error('The extract has no streets there.');
  const streets = osmStreets(data.ways);
  const { houses, quarters } = osmHouses(data.nodes, data.areas, streets);
  const name = basename(extract).replace(/(-latest)?\.osm\.pbf$/, '');
  const facts: GazetteerFacts = {
    districts: osmDistricts(data, name),
    places: osmPlaces(data.nodes, data.areas),
    roads: [...streets, ...quarters],
    houses,
  };
  await mkdir(dirname(archivePath), { recursive: true });
  await writeArchive(archivePath, osmLayers(data), { name, attribution: CREDIT, bounds: bounds ?? boundsOf(data) });
  await writeGazetteerFile(gazetteerPath, facts);
  const count = Object.entries(facts).map(([kind, rows]) => [kind, rows.length]);
  return Object.fromEntries(count) as Record<keyof GazetteerFacts, number>;
}

async function writeGazetteerFile(path: string, facts: GazetteerFacts): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const written = JSON.stringify(facts);
  const digest = createHash('sha256').update(written).digest('hex');
  await writeFile(`${path}${UNFINISHED}`, gzipSync(JSON.stringify({ digest, facts })));
  await rename(`${path}${UNFINISHED}`, path);
}

function boundsOf({ ways }: OsmData): Bounds {
  const [west, south, east, north] = [180, 90, -180, -90];
  return ways.reduce<Bounds>(
    (bounds, { line }) =>
      line.reduce<Bounds>(
        ([w, s, e, n], [lng, lat]: LngLat) => [Math.min(w, lng), Math.min(s, lat), Math.max(e, lng), Math.max(n, lat)],
        bounds,
      ),
    [west, south, east, north],
  );
}

import { rename } from 'node:fs/promises';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { Compression, S2PMTilesWriter, TileType } from 's2-pmtiles';
import { FileWriter } from 's2-pmtiles/file';

/** Features of one layer of the tiles, from its lowest zoom on. */
export interface MapLayer {
  readonly name: string;
  readonly minZoom: number;
  readonly features: readonly Feature[];
}

interface ArchiveOptions {
  readonly name: string;
  readonly attribution: string;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
}

/** Tiles are made for these zooms; the map enlarges those of the last one. */
const ARCHIVE_ZOOMS = { min: 13, max: 15 } as const;
const EXTENT = 4096;
/** Ending of a file that is being written. */
export const UNFINISHED = '.unfinished';

/** Writes vector tiles of the layers to a PMTiles archive. It appears under its name once it is complete. */
export async function writeArchive(
  path: string,
  layers: readonly MapLayer[],
  { name, attribution, bounds }: ArchiveOptions,
): Promise<void> {
  const unfinished = `${path}.${process.pid}${UNFINISHED}`;
  const writer = new S2PMTilesWriter(new FileWriter(unfinished), TileType.Pbf, Compression.Gzip);
  const indexes = layers.map(({ features, ...layer }) => ({
    ...layer,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features: [...features] },
      {
        minZoom: 0,
        maxZoom: ARCHIVE_ZOOMS.max,
        indexMaxZoom: ARCHIVE_ZOOMS.min,
        indexMaxPoints: 0,
        tolerance: 2,
        extent: EXTENT,
        buffer: 64,
      },
    ),
  }));
  const [west, south, east, north] = bounds;
  const range = (zoom: number) => ({ x: [tileX(west, zoom), tileX(east, zoom)], y: [tileY(north, zoom), tileY(south, zoom)] }) as const;
  for (let zoom = ARCHIVE_ZOOMS.min; zoom <= ARCHIVE_ZOOMS.max; zoom++) {
    const { x: columns, y: rows } = range(zoom);
    for (let x = columns[0]; x <= columns[1]; x++) {
      for (let y = rows[0]; y <= rows[1]; y++) {
        const filled = indexes.flatMap(({ name: layer, minZoom, index }) => {
          const tile = zoom < minZoom ? null : index.getTile(zoom, x, y);
          return tile && tile.features.length > 0 ? [[layer, tile] as const] : [];
        });
        if (filled.length > 0)
          await writer.writeTileXYZ(zoom, x, y, fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: EXTENT }));
      }
    }
  }
  await writer.commit(
    {
      name,
      attribution,
      type: 'baselayer',
      minzoom: ARCHIVE_ZOOMS.min,
      maxzoom: ARCHIVE_ZOOMS.max,
      bounds,
      vector_layers: layers.map(({ name: id, minZoom }) => ({ id, minzoom: minZoom, maxzoom: ARCHIVE_ZOOMS.max, fields: {} })),
    },
    Compression.Gzip,
  );
  await rename(unfinished, path);
}

function tileX(lng: number, zoom: number): number {
  return Math.floor(((lng + 180) / 360) * 2 ** zoom);
}

function tileY(lat: number, zoom: number): number {
  const radians = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom);
}

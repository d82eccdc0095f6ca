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
/** Tiles of this zoom are some thirty kilometres wide. */
const CELL_ZOOM = 10;
/** A tile also has what lies just beside it, so that lines and outlines do not end at its edge. */
const OVERLAP_DEGREES = 0.001;
const INDEX = {
  minZoom: 0,
  maxZoom: ARCHIVE_ZOOMS.max,
  indexMaxZoom: ARCHIVE_ZOOMS.min,
  indexMaxPoints: 0,
  tolerance: 2,
  extent: EXTENT,
  buffer: 64,
} as const;
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
  for (const cell of cellsOf(layers, bounds)) {
    for (let zoom = ARCHIVE_ZOOMS.min; zoom <= ARCHIVE_ZOOMS.max; zoom++) {
      const size = 2 ** (zoom - CELL_ZOOM);
      for (let x = cell.x * size; x < (cell.x + 1) * size; x++) {
        for (let y = cell.y * size; y < (cell.y + 1) * size; y++) {
          const filled = cell.layers.flatMap(({ name: layer, minZoom, index }) => {
            const tile = zoom < minZoom ? null : index.getTile(zoom, x, y);
            return tile && tile.features.length > 0 ? [[layer, tile] as const] : [];
          });
          if (filled.length > 0)
            await writer.writeTileXYZ(zoom, x, y, fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: EXTENT }));
        }
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

/** Part of the archive that is cut at once: an index of a whole country does not fit into memory. */
interface Cell {
  readonly x: number;
  readonly y: number;
  readonly layers: readonly { readonly name: string; readonly minZoom: number; readonly index: GeoJSONVT }[];
}

/** Cells within the bounds, each with an index of its features. */
function* cellsOf(layers: readonly MapLayer[], [west, south, east, north]: ArchiveOptions['bounds']): Generator<Cell> {
  const columns = [tileX(west, CELL_ZOOM), tileX(east, CELL_ZOOM)] as const;
  const rows = [tileY(north, CELL_ZOOM), tileY(south, CELL_ZOOM)] as const;
  const byCell = layers.map(({ features }) => Map.groupBy(features.flatMap(placed), ({ key }) => key));
  for (let x = columns[0]; x <= columns[1]; x++) {
    for (let y = rows[0]; y <= rows[1]; y++) {
      const filled = layers.flatMap(({ name, minZoom }, at) => {
        const features = byCell[at]!.get(`${x},${y}`)?.map(({ feature }) => feature);
        return features ? [{ name, minZoom, index: new GeoJSONVT({ type: 'FeatureCollection', features }, INDEX) }] : [];
      });
      if (filled.length > 0) yield { x, y, layers: filled };
    }
  }
}

/** A feature with the keys of all cells that it touches. */
function placed(feature: Feature): { readonly key: string; readonly feature: Feature }[] {
  let [west, south, east, north] = [180, 90, -180, -90];
  const visit = (coordinates: unknown): void => {
    const [lng, lat] = coordinates as [unknown, unknown];
    if (typeof lng !== 'number' || typeof lat !== 'number') return (coordinates as unknown[]).forEach(visit);
    [west, south, east, north] = [Math.min(west, lng), Math.min(south, lat), Math.max(east, lng), Math.max(north, lat)];
  };
  visit((feature.geometry as { readonly coordinates: unknown }).coordinates);
  const keys: { key: string; feature: Feature }[] = [];
  for (let x = tileX(west - OVERLAP_DEGREES, CELL_ZOOM); x <= tileX(east + OVERLAP_DEGREES, CELL_ZOOM); x++) {
    for (let y = tileY(north + OVERLAP_DEGREES, CELL_ZOOM); y <= tileY(south - OVERLAP_DEGREES, CELL_ZOOM); y++)
      keys.push({ key: `${x},${y}`, feature });
  }
  return keys;
}

function tileX(lng: number, zoom: number): number {
  return Math.floor(((lng + 180) / 360) * 2 ** zoom);
}

function tileY(lat: number, zoom: number): number {
  const radians = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom);
}

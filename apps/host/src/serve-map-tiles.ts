import type { FastifyInstance } from 'fastify';
import type { MapArchive } from './map-archive.ts';

export const VECTOR_TILE = 'application/vnd.mapbox-vector-tile';
/** Zooms of a shop without an archive, whose tiles are all empty. */
const NO_ARCHIVE = { version: '0', minZoom: 13, maxZoom: 15 } as const;
/** Layers that the shop's style draws. A map refuses the layers of a style that the description does not list, so absent ones are listed too. */
const VECTOR_LAYERS = ['parks', 'water', 'roads', 'buildings', 'houses'].map((id) => ({ id, fields: {} }));
const YEAR_SECONDS = 31_536_000;

interface TileParams {
  readonly z: string;
  readonly x: string;
  readonly y: string;
}

/** Serves the tiles of the shop's own map, and their description (TileJSON). Without an archive all of it is empty. */
export function serveMapTiles(app: FastifyInstance, archive: Pick<MapArchive, 'describe' | 'read' | 'close'>): void {
  app.addHook('onClose', () => archive.close());
  app.get('/tiles.json', async (_request, reply) => {
    const { version, minZoom, maxZoom } = (await archive.describe()) ?? NO_ARCHIVE;
    return reply.header('cache-control', version === NO_ARCHIVE.version ? 'no-store' : 'public, max-age=300').send({
      tilejson: '3.0.0',
      tiles: [`/tiles/{z}/{x}/{y}.mvt?v=${version}`],
      minzoom: minZoom,
      maxzoom: maxZoom,
      vector_layers: VECTOR_LAYERS,
    });
  });
  app.get<{ Params: TileParams; Querystring: { v?: unknown } }>(
    '/tiles/:z(^\\d{1,2}$)/:x(^\\d{1,8}$)/:y(^\\d{1,8}).mvt',
    async ({ params: { z, x, y }, query }, reply) => {
      const [zoom, column, row] = [Number(z), Number(x), Number(y)];
      const isTile = zoom <= 24 && column < 2 ** zoom && row < 2 ** zoom;
      const known = await archive.describe();
      const tile = isTile ? await archive.read(zoom, column, row) : undefined;
      // The address has the version of the archive, so a tile never changes. One of an earlier archive is not cached.
      void reply.header('cache-control', known && query.v === known.version ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-store');
      if (!tile) return reply.code(204).send();
      return reply.type(VECTOR_TILE).send(tile);
    },
  );
}

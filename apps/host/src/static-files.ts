import { fileURLToPath } from 'node:url';
import { PICTURE_WIDTHS } from '@bozor/ui/media/picture-widths.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PictureResizer } from './picture-resizer.ts';

const DEMO_IMAGES = fileURLToPath(new URL('../../api/seed/images', import.meta.url));
/** Scripts of service workers, which have headers of their own. */
const WORKERS = ['service-worker.js', 'retired-worker.js'];
const COMPRESSED = ['**/*.br', '**/*.gz'];

const FOREVER = { decorateReply: false, index: false as const, dotfiles: 'ignore' as const, immutable: true, maxAge: '365d' };

export interface ServedFiles {
  readonly uploads: string;
  readonly small: Pick<PictureResizer, 'find' | 'folder'>;
}

/** Serves the demo's pictures and uploads. A missing file is answered 404, never with a page. */
export async function serveMedia(app: FastifyInstance, { uploads, small }: ServedFiles): Promise<void> {
  await app.register(fastifyStatic, { ...FOREVER, decorateReply: true, serve: false, root: small.folder });
  await servePictures(app, small, { root: DEMO_IMAGES, prefix: '/media/demo/' });
  await servePictures(app, small, { root: uploads, prefix: '/media/' });
}

interface Build {
  /** The folder of the client build. */
  readonly client: string;
  /** Path of its hashed files: the same below `client`, `/` at both ends. */
  readonly assets: string;
  /** Folder with the hashed files of earlier builds, for tabs that were opened before an update. */
  readonly kept?: string | undefined;
}

/** Serves the files of a built front end. Its documents are not files: they are sent with their policy. */
export async function serveBuild(app: FastifyInstance, { client, assets, kept }: Build): Promise<void> {
  // The name of a hashed file changes with its content, so no browser revalidates it. Without validators a page saves 2 KB of headers.
  const unchecked = { etag: false, lastModified: false, acceptRanges: false };
  const roots = [`${client}${assets}`, ...(kept === undefined ? [] : [kept])];
  await app.register(fastifyStatic, { ...FOREVER, ...unchecked, root: roots, prefix: assets, preCompressed: true });
  await app.register(fastifyStatic, {
    ...FOREVER,
    immutable: false,
    maxAge: '1h',
    root: client,
    prefix: '/',
    wildcard: false,
    globIgnore: [`${assets.slice(1)}**`, '**/*.html', ...WORKERS, ...COMPRESSED],
    preCompressed: true,
  });
}

/**
 * `?w=` with one of the widths requests a picture in that width, as AVIF where the client accepts it and else as WebP. Other widths, videos
 * and drawings get the file as it is.
 */
async function servePictures(app: FastifyInstance, small: ServedFiles['small'], { root, prefix }: { root: string; prefix: string }) {
  await app.register(async (files) => {
    files.addHook<{ Params: { '*': string }; Querystring: { w?: unknown } }>('preHandler', async ({ params, query, headers }, reply) => {
      const width = PICTURE_WIDTHS.find((each) => String(each) === query.w);
      if (!width) return;
      void reply.header('vary', 'Accept');
      const found = await small.find(root, params['*'], width, headers.accept?.includes('image/avif') ? 'avif' : 'webp');
      if (!found) return;
      if (found !== 'busy') return reply.sendFile(found.name, small.folder);
      // Not cached: the next request gets the smaller copy.
      return reply.header('cache-control', 'no-cache').sendFile(params['*'], root, { cacheControl: false });
    });
    await files.register(fastifyStatic, { ...FOREVER, root, prefix });
  });
}

const PAGE_ENDINGS = new Set(['data', 'txt', 'xml', 'webmanifest']);

/** Returns whether the path is a file or an API call rather than a page. Rendering a page to say "not found" is expensive. */
export function isNoPage(path: string): boolean {
  if (/^\/(api|media|\w+-assets|assets)(\/|$)/.test(path)) return true;
  const ending = /\.([a-z]{2,5}|mp[34]|woff2)$/i.exec(path)?.[1];
  return ending !== undefined && !PAGE_ENDINGS.has(ending.toLowerCase());
}

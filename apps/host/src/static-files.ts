import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const CLIENT = fileURLToPath(new URL('../../storefront/build/client', import.meta.url));
const DEMO_IMAGES = fileURLToPath(new URL('../../api/seed/images', import.meta.url));
const COMPRESSED = ['**/*.br', '**/*.gz'];

/** The built storefront, the demo's pictures and what people uploaded. What is not there is answered 404, never as a page. */
export async function serveFiles(app: FastifyInstance, uploads: string, withStorefront: boolean): Promise<void> {
  const forever = { decorateReply: false, index: false as const, dotfiles: 'ignore' as const, immutable: true, maxAge: '365d' };
  await app.register(fastifyStatic, { ...forever, root: DEMO_IMAGES, prefix: '/media/demo/' });
  await app.register(fastifyStatic, { ...forever, root: uploads, prefix: '/media/' });
  if (!withStorefront) return;
  await app.register(fastifyStatic, { ...forever, root: `${CLIENT}/assets`, prefix: '/assets/', preCompressed: true });
  await app.register(fastifyStatic, {
    ...forever,
    immutable: false,
    maxAge: '1h',
    root: CLIENT,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', ...COMPRESSED],
    preCompressed: true,
  });
}

const PAGE_ENDINGS = new Set(['data', 'txt', 'xml', 'webmanifest']);

/** Whether the path asks for a file or an API call rather than a page; rendering a page to say "not found" is dear. */
export function isNoPage(path: string): boolean {
  if (/^\/(api|assets|media)(\/|$)/.test(path)) return true;
  const ending = /\.([a-z]{2,5}|mp[34]|woff2)$/i.exec(path)?.[1];
  return ending !== undefined && !PAGE_ENDINGS.has(ending.toLowerCase());
}

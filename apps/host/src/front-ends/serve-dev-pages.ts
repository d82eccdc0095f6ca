import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { inProcessFetch } from './in-process-fetch.ts';
import { sealDocument } from './seal-document.ts';
import type { StorefrontBuild } from './storefront-build.ts';

interface DevPagesOptions {
  readonly publicUrl: string;
  readonly log: (error: unknown) => void;
  /** Where Vite keeps what it prepared; one for each running shop. */
  readonly cacheDir: string;
}

const STOREFRONT = fileURLToPath(import.meta.resolve('@bozor/storefront/package.json').replace(/package\.json$/, ''));

/** Pages straight from their sources, with hot replacement over the same port. Nothing is kept, and no policy stands in the way of Vite's own scripts. */
export async function registerDevPages(app: FastifyInstance, { publicUrl, log, cacheDir }: DevPagesOptions): Promise<void> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const stopping = new Set(process.listeners('SIGTERM'));
  const vite = await createServer({
    root: STOREFRONT,
    configFile: `${STOREFRONT}vite.config.ts`,
    // Without a temporary file beside the sources, which the watcher of `npm run dev` would take for a change.
    configLoader: 'runner',
    cacheDir,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  // React Router starts a second Vite inside, which would end the process at a signal; the host ends it in order.
  for (const listener of process.listeners('SIGTERM')) if (!stopping.has(listener)) process.off('SIGTERM', listener);
  app.addHook('onClose', () => vite.close());
  const fetch = inProcessFetch(app);

  app.get('/*', (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    vite.middlewares(request.raw, raw, async () => {
      try {
        // Looked up each time: Vite makes new ones when its configuration changes.
        const { ssr } = vite.environments;
        if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite does not run server code here');
        const build = await ssr.runner.import<StorefrontBuild>('virtual:react-router/server-build');
        const { describePage, createPageRenderer } = build.entry.module;
        const { url = '/', headers } = request.raw;
        const { address, scope } = describePage({ url, cookie: headers.cookie, acceptLanguage: headers['accept-language'] });
        const nonce = randomUUID();
        const { response, text } = await createPageRenderer(
          build,
          'development',
        )({ address, scope, publicUrl, fetch, budgetMs: 10_000, nonce, log });
        raw.writeHead(response.status, Object.fromEntries(response.headers)).end(sealDocument(text, nonce).html);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        log(error);
        raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error instanceof Error ? error.stack : String(error));
      }
    });
  });
}

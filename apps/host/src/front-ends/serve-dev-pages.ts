import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { ViteDevServer } from 'vite';
import { inProcessFetch } from '../pages/in-process-fetch.ts';
import { addCspHashes } from '../pages/add-csp-hashes.ts';
import type { FrontEnd } from './front-ends.ts';
import { pagePaths } from './page-paths.ts';
import type { ServerBuild } from './server-build.ts';

interface DevPagesOptions {
  readonly publicUrl: string;
  readonly log: (error: unknown) => void;
  readonly root: string;
  /** Vite's cache directory; one for each front end of a running shop. */
  readonly cacheDir: string;
}

type Render = (url: string, headers: { 'cookie'?: string | undefined; 'accept-language'?: string | undefined }) => Promise<Response>;

/**
 * Serves pages from their sources, with hot module replacement on the same port. Nothing is cached, and no content security policy blocks
 * Vite's own scripts.
 */
export async function serveDevPages(
  app: FastifyInstance,
  frontEnd: FrontEnd,
  { publicUrl, log, root, cacheDir }: DevPagesOptions,
): Promise<void> {
  const { prefixes, assets } = frontEnd;
  // Vite's own paths; each front end has its own prefix for them.
  const base = assets === '/assets/' ? '/' : assets;
  const vite = await startVite(app, { root, base, cacheDir });
  const fetch = inProcessFetch(app);
  const render: Render = async (url, headers) => {
    // Loaded for each request, because Vite replaces it when its configuration changes.
    const build = await loadDevBuild(vite);
    if (frontEnd.render === 'static') return createRequestHandler(build, 'development')(new Request(new URL(url, publicUrl)));
    const { describePage, createPageRenderer } = build.entry.module;
    const { address, scope } = describePage({ url, cookie: headers.cookie, acceptLanguage: headers['accept-language'] });
    const nonce = randomUUID();
    const renderPage = createPageRenderer(build, 'development');
    const { response, text } = await renderPage({ address, scope, publicUrl, fetch, budgetMs: 10_000, nonce, log });
    return new Response(addCspHashes(text, nonce, frontEnd.policy).html, response);
  };

  const paths = new Set([...pagePaths(prefixes), `${base}*`]);
  for (const path of paths)
    app.get(path, (request, reply) => {
      reply.hijack();
      const { raw } = reply;
      vite.middlewares(request.raw, raw, async () => {
        try {
          const response = await render(request.raw.url ?? '/', request.raw.headers);
          raw.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
        } catch (error) {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          log(error);
          raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error instanceof Error ? error.stack : String(error));
        }
      });
    });
}

async function startVite(
  app: FastifyInstance,
  { root, base, cacheDir }: Pick<DevPagesOptions, 'root' | 'cacheDir'> & { readonly base: string },
): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const stopping = new Set(process.listeners('SIGTERM'));
  const vite = await createServer({
    root,
    base,
    configFile: join(root, 'vite.config.ts'),
    // Avoids a temporary file beside the sources, which the watcher of `npm run dev` would take for a change.
    configLoader: 'runner',
    cacheDir,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  // React Router starts a second Vite inside, which would end the process on a signal. The host shuts it down in order.
  for (const listener of process.listeners('SIGTERM')) if (!stopping.has(listener)) process.off('SIGTERM', listener);
  app.addHook('onClose', () => vite.close());
  return vite;
}

async function loadDevBuild(vite: ViteDevServer): Promise<ServerBuild> {
  const { isRunnableDevEnvironment } = await import('vite');
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite does not run server code here');
  return ssr.runner.import<ServerBuild>('virtual:react-router/server-build');
}

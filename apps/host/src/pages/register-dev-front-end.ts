import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { BrowserFrontEnd } from './front-ends.ts';

/** A front end straight from its sources, with hot replacement over the same port. */
export async function registerDevFrontEnd(app: FastifyInstance, frontEnd: BrowserFrontEnd, cacheDir: string): Promise<void> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const root = fileURLToPath(frontEnd.folder);
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    configLoader: 'runner',
    cacheDir,
    base: frontEnd.assets,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  const addresses = [`${frontEnd.assets}*`, ...frontEnd.prefixes.flatMap((prefix) => [prefix, `${prefix}/*`])];
  for (const url of addresses)
    app.get(url, (request, reply) => {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, async () => {
        try {
          const { ssr } = vite.environments;
          if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite does not run server code here');
          const build = await ssr.runner.import<ServerBuild>('virtual:react-router/server-build');
          const response = await createRequestHandler(build, 'development')(new Request(`http://localhost${request.url}`));
          reply.raw.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
        } catch (error) {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          reply.raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
        }
      });
    });
}

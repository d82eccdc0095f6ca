import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';

/** Path of the worker, at the root so that its scope is the whole shop. */
const ADDRESS = '/service-worker.js';

/**
 * Builds the service worker of `worker/`, each as one script: `service-worker.js`, which knows its build by the names of the hashed files, and
 * `retired-worker.js`, which the host sends in its place where kept pages are switched off. In development the retired one is served, since
 * kept pages would hide changes of the sources.
 */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'bozor:service-worker',
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_request, response, next) => {
        scriptOf(root, 'retired-worker', 'development').then((script) => {
          response.setHeader('content-type', 'text/javascript; charset=utf-8');
          response.end(script);
        }, next);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const names = Object.keys(bundle).toSorted().join('\n');
        const digest = createHash('sha256').update(names).digest('hex').slice(0, 12);
        for (const name of ['service-worker', 'retired-worker'])
          this.emitFile({ type: 'asset', fileName: `${name}.js`, source: await scriptOf(root, name, digest) });
      },
    },
  };
}

async function scriptOf(root: string, name: string, digest: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'BUILD': JSON.stringify(digest), 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      rolldownOptions: { input: `${root}/worker/${name}.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

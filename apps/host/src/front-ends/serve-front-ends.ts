import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Advice } from '../advice.ts';
import { registerPages, type RegisterPagesOptions } from '../pages/register-pages.ts';
import { isNoPage, serveBuild } from '../static-files.ts';
import { keepAssets } from './keep-assets.ts';
import { frontEndAt, type FrontEnd } from './front-ends.ts';
import { serveDevPages } from './serve-dev-pages.ts';
import { serveWorker } from './serve-worker.ts';
import { loadServerBuild } from './server-build.ts';
import { serveStaticPages } from './serve-static-pages.ts';

interface ServeFrontEndsOptions extends Omit<RegisterPagesOptions, 'build' | 'policy' | 'prefixes' | 'isNoPage'> {
  readonly frontEnds: readonly FrontEnd[];
  /** Vite's cache directory, when pages are served from their sources. Without it they come from builds. */
  readonly devCacheDir?: string | undefined;
  /** Folder that outlives updates, for the hashed files of builds. */
  readonly keptAssets?: string | undefined;
  /** Whether the service worker keeps pages; false sends the one that retires it. */
  readonly offlinePages?: boolean;
}

/** Mounts the files and pages of each front end. Mount the API on the same server first. */
export async function serveFrontEnds(
  app: FastifyInstance,
  { frontEnds, devCacheDir, keptAssets, offlinePages = true, ...pages }: ServeFrontEndsOptions,
): Promise<void> {
  for (const frontEnd of frontEnds) {
    const root = fileURLToPath(frontEnd.folder);
    if (devCacheDir !== undefined) {
      await serveDevPages(app, frontEnd, { ...pages, root, cacheDir: join(devCacheDir, frontEnd.name) });
      continue;
    }
    const { name, prefixes, policy, assets } = frontEnd;
    const client = join(root, 'build/client');
    const needed = frontEnd.render === 'server' ? join(root, 'build/server/index.js') : join(client, 'index.html');
    if (!existsSync(needed))
      throw new Advice(`The front end "${name}" is not built. "npm start" builds it, and so does "node tools/build.mjs".`);
    const kept = keptAssets === undefined ? undefined : join(keptAssets, name);
    if (kept !== undefined) await keepAssets({ build: join(client, assets), kept, now: new Date() });
    await serveBuild(app, { client, assets, kept });
    if (frontEnd.worker) await serveWorker(app, { client, address: frontEnd.worker, isRetired: !offlinePages });
    const isNoPageHere = (path: string) => isNoPage(path) || frontEndAt(frontEnds, path) !== frontEnd;
    if (frontEnd.render === 'static') await serveStaticPages(app, frontEnd, { document: needed, isNoPage: isNoPageHere });
    else registerPages(app, { ...pages, build: await loadServerBuild(needed), policy, prefixes, isNoPage: isNoPageHere });
  }
}

import { join } from 'node:path';
import { buildApi, type RunningApi } from '@bozor/api/app.ts';
import { createDatabase } from '@bozor/api/platform/db/database.ts';
import { listen } from '@bozor/api/platform/db/listen.ts';
import { createPool, type Target } from '@bozor/api/platform/db/pool.ts';
import { Bus } from '@bozor/api/platform/events/bus.ts';
import { LANES } from '@bozor/api/platform/jobs/lanes.ts';
import { phoneVerifierOf } from '@bozor/api/platform/settings/phone-verifier-of.ts';
import type { FastifyInstance } from 'fastify';
import { keptAssetsFolder, openAdapters, openExternalPlaces, smallPicturesFolder, uploadsFolder } from './adapters.ts';
import type { HostConfig, SecretName } from './config.ts';
import { ResponseCacheFastPath } from './response-cache-fast-path.ts';
import { joinSources } from './front-ends/content-policy.ts';
import { keepConsolesApart } from './console-host.ts';
import { CONSOLES, FRONT_ENDS } from './front-ends/front-ends.ts';
import { serveFrontEnds } from './front-ends/serve-front-ends.ts';
import { addHealth } from './health.ts';
import type { Log } from './log.ts';
import { MapArchive, mapArchivePath } from './map-archive.ts';
import { serveMapTiles } from './serve-map-tiles.ts';
import { challengeSources } from './pages/challenge-sources.ts';
import { addMapWorkerPolicy, mapSources } from './pages/map-sources.ts';
import { redirectSocialForm } from './pages/redirect-social-form.ts';
import { createServer } from './server.ts';
import { PictureResizer } from './picture-resizer.ts';
import { serveMedia } from './static-files.ts';

const LONGEST_REQUEST_MS = 10_000;
const LONGEST_JOB_STATEMENT_MS = 60_000;
/** One connection listens per lane of jobs, one shows that the process lives; the others fetch jobs. */
const WORKER_CONNECTIONS = Object.keys(LANES).length + 4;
/** The worker's own log of every job is for debugging. */
const JOB_LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

export interface Shop {
  app: FastifyInstance;
  api: RunningApi;
  /** Starts background work and accepts requests. Returns the address it listens on. */
  open(): Promise<string>;
  /** Refuses new requests, finishes running ones, ends the background work. */
  close(): Promise<void>;
}

export interface ShopOptions {
  config: HostConfig & { secrets: Record<SecretName, string> };
  /** A migrated database. */
  database: Target;
  log: Log;
}

/** The shop of one process: API, files and pages on one server. */
export async function createShop({ config, database, log }: ShopOptions): Promise<Shop> {
  let closing = false;
  let api: RunningApi | undefined;
  const onError = (error: Error) => closing || log.warn({ err: error }, 'A database connection broke.');
  const onLeft = () => api?.wakeRelay();
  const browsePool = createPool(database, { name: 'browse', size: 8, keep: 3, onError, onLeft });
  const checkoutPool = createPool(database, { name: 'checkout', size: 4, keep: 1, onError, onLeft });
  const jobsPool = createPool(database, { name: 'jobs', size: 8, onError, onLeft, statementTimeoutMs: LONGEST_JOB_STATEMENT_MS });
  const workerPool = createPool(database, {
    name: 'worker',
    size: WORKER_CONNECTIONS,
    onError,
    statementTimeoutMs: LONGEST_JOB_STATEMENT_MS,
  });
  const pools = [browsePool, checkoutPool, jobsPool, workerPool];
  const bus = new Bus();

  const early = new ResponseCacheFastPath();
  const app = await createServer(config, log, early);
  if (config.consoleUrl !== undefined) keepConsolesApart(app, config.consoleUrl, CONSOLES.prefixes);
  addHealth(app, { isReady: async () => !closing && (await answers(browsePool)), failingJobs: () => api?.jobs.failing ?? [] });
  const adapters = openAdapters(config, log);
  const externalPlaces = openExternalPlaces(config, log);
  api = await buildApi(app, {
    config: {
      mode: config.mode,
      publicUrl: config.publicUrl,
      consoleUrl: config.consoleUrl ?? config.publicUrl,
      addressBase: config.addressBase,
      secrets: config.secrets,
      paymentCallbacks: config.paymentCallbacks,
      rateLimits: config.rateLimits,
      autopilotSpeed: config.autopilotSpeed,
      sandboxGateway: config.sandboxGateway,
    },
    db: createDatabase(browsePool),
    checkoutDb: createDatabase(checkoutPool),
    jobsDb: createDatabase(jobsPool),
    adapters,
    ...(externalPlaces && { externalPlaces }),
    bus,
  });
  early.add((request) => api.replies.ready(request));
  const settings = () => api.settings.read().catch(() => undefined);
  const ofMap = async () => mapSources((await settings())?.map_style_url ?? null);
  const outside = async () => {
    const known = await settings();
    return joinSources(await ofMap(), challengeSources(known && phoneVerifierOf(known, adapters)));
  };
  addMapWorkerPolicy(app, ofMap);
  const small = new PictureResizer({
    folder: smallPicturesFolder(config),
    pictures: adapters.pictures,
    onError: (err) => log.warn({ err }, 'A picture could not be kept in another width.'),
  });
  serveMapTiles(app, new MapArchive(mapArchivePath(config)));
  await redirectSocialForm(app);
  await serveMedia(app, { uploads: uploadsFolder(config), small });
  await serveFrontEnds(app, {
    frontEnds: FRONT_ENDS,
    publicUrl: config.publicUrl,
    log: (error) => log.error({ err: error }, 'A page failed.'),
    keptAssets: keptAssetsFolder(config),
    offlinePages: config.offlinePages,
    devCacheDir: config.development ? join(config.dataDir, 'vite') : undefined,
    onChange: (drop) => {
      bus.subscribe('catalogue_changed', drop);
      bus.subscribe('settings_changed', drop);
    },
    early,
    replies: api.replies,
    publicCalls: api.publicCalls,
    outside,
  });

  const listener = listen(database, bus, {
    onError,
    onGap: () => {
      bus.publish('settings_changed', {});
      bus.publish('catalogue_changed', { version: 0 });
      bus.publish('gap', {});
    },
  });

  return {
    app,
    api,
    open: async () => {
      await listener.ready;
      if (closing) throw new Error('The shop was closed while it opened.');
      await api.start(workerPool, (level, message) => log[JOB_LEVELS[level]]({ from: 'jobs' }, message));
      return app.listen({ host: config.host, port: config.port });
    },
    close: async () => {
      closing = true;
      early.close();
      // A keep-alive connection would otherwise keep the server open for its next request.
      const idle = setInterval(() => app.server.closeIdleConnections(), 50);
      const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_REQUEST_MS);
      await app.close();
      clearInterval(idle);
      clearTimeout(late);
      await api.stop();
      await listener.stop();
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

async function answers(pool: { query(text: string): Promise<unknown> }): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}

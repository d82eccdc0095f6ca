import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Governs what the worker itself fetches: pages and files of the shop. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface WorkerOptions {
  /** The folder of the client build. */
  readonly client: string;
  readonly address: string;
  /** Sends the worker that empties the caches and answers no requests, under the address of the one that it replaces. */
  readonly isRetired: boolean;
}

/** Serves the service worker of a build, if it has one. Browsers compare it at each visit, so it is never cached. */
export async function serveWorker(app: FastifyInstance, { client, address, isRetired }: WorkerOptions): Promise<void> {
  const script = await readFile(join(client, isRetired ? 'retired-worker.js' : 'service-worker.js')).catch(() => undefined);
  if (!script) return;
  app.get(address, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/', 'content-security-policy': WORKER_POLICY })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}

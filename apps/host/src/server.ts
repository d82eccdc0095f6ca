import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SERVER_OPTIONS } from '@bozor/api/platform/http/server.ts';
import fastifyCompress from '@fastify/compress';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { HostConfig } from './config.ts';
import { loggedUrl, type Log } from './log.ts';
import { IN_PROCESS } from '@bozor/api/platform/http/limits.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { answerUnreadable } from './unreadable-request.ts';

const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|problem\+json|javascript|xml|rss\+xml|manifest\+json)|image\/svg\+xml)/;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** An empty server with what holds for every answer: names, logs, headers, compression. */
export async function createServer(config: Pick<HostConfig, 'publicUrl' | 'trustedProxies'>, log: Log): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    ...SERVER_OPTIONS,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    genReqId: (request) => (config.trustedProxies > 0 && idOfProxy(request)) || randomUUID(),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable(config.publicUrl),
  });
  app.addHook('onResponse', (request, reply, done) => {
    const isQuiet = request.ip === IN_PROCESS || /^\/(assets|media)\//.test(request.url);
    request.log[isQuiet ? 'debug' : 'info'](
      { method: request.method, url: loggedUrl(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip: request.ip },
      'answered',
    );
    done();
  });
  addSecurityHeaders(app, config.publicUrl);
  await app.register(fastifyCompress, {
    encodings: ['gzip'],
    threshold: 1_024,
    zlibOptions: { level: 5 },
    customTypes: (type) => COMPRESSIBLE.test(type),
  });
  return app;
}

function idOfProxy(request: IncomingMessage): string | undefined {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined;
}

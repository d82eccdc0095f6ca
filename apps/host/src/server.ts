import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { SERVER_OPTIONS } from '@bozor/api/platform/http/server.ts';
import fastifyCompress from '@fastify/compress';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { HostConfig } from './config.ts';
import { ResponseCacheFastPath, type FastPathOptions } from './response-cache-fast-path.ts';
import { loggedUrl, type Log } from './log.ts';
import { IN_PROCESS } from '@bozor/api/platform/http/limits.ts';
import { addSecurityHeaders, CONTENT_POLICY, securityHeaders } from './security-headers.ts';
import { allowOrigins } from './cross-origin.ts';
import { answerUnreadable } from './unreadable-request.ts';

const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(json|problem\+json|javascript|xml|rss\+xml|manifest\+json|vnd\.mapbox-vector-tile)|image\/svg\+xml)/;
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Creates a server with the parts common to all responses: request ids, logs, headers, compression. Responses that `early` finds are sent
 * first.
 */
export async function createServer(
  config: Pick<HostConfig, 'publicUrl' | 'trustedProxies'> & Partial<Pick<HostConfig, 'corsOrigins'>>,
  log: Log,
  early = new ResponseCacheFastPath(),
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const idOf = (request: IncomingMessage) => (config.trustedProxies > 0 && idOfProxy(request)) || randomUUID();
  // Redacting costs more than writing the line. All fields of these lines are known, and the address is redacted.
  const answers = log.child({}, { redact: [] });
  const earlyOptions: FastPathOptions = {
    headers: { ...securityHeaders(config.publicUrl), 'content-security-policy': CONTENT_POLICY },
    idOf,
    onAnswered: (request, { statusCode }, reqId) => {
      const { method, url = '' } = request;
      answers.info(
        { reqId, method, url: loggedUrl(url), status: statusCode, ms: 0, ip: callerOf(request, config.trustedProxies) },
        'answered',
      );
    },
  };
  const app = Fastify({
    ...SERVER_OPTIONS,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    genReqId: idOf,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable(config.publicUrl),
    serverFactory: (handle) => {
      const server = createHttpServer({ connectionsCheckingInterval: 5_000 }, (request, response) => {
        if (!early.answer(request, response, earlyOptions)) handle(request, response);
      });
      server.keepAliveTimeout = SERVER_OPTIONS.keepAliveTimeout;
      server.requestTimeout = SERVER_OPTIONS.requestTimeout;
      // Bounds slowloris connections, which send headers byte by byte.
      server.headersTimeout = 10_000;
      return server;
    },
  });
  app.addHook('onResponse', ({ id: reqId, ip, method, url }, reply, done) => {
    const isQuiet = ip === IN_PROCESS || /^\/(assets|media|tiles)\//.test(url);
    answers[isQuiet ? 'debug' : 'info'](
      { reqId, method, url: loggedUrl(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip },
      'answered',
    );
    done();
  });
  addSecurityHeaders(app, config.publicUrl);
  await allowOrigins(app, config.corsOrigins ?? []);
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

/** Returns the client's address: the one before the trusted proxies, computed as Fastify does. */
function callerOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? '';
  const forwarded = trustedProxies === 0 ? undefined : headers['x-forwarded-for'];
  if (forwarded === undefined) return direct;
  const hops = String(forwarded)
    .split(',')
    .map((each) => each.trim());
  return hops.at(-trustedProxies) ?? hops[0] ?? direct;
}

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEMS } from '@bozor/contract/problem.ts';
import type { Credentials, Staff } from './actor.ts';
import { Problem, problem, type Refusal } from './problem.ts';
import { acceptForms, type SentFiles } from './read-form.ts';
import { LONGEST_PIECE, readableUrl } from './readable-url.ts';
import type { ReadyReply } from './ready-reply.ts';
import { localeOf } from './scope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reason why an API path without an endpoint is public. */
    openBecause?: string;
  }
  interface FastifyRequest {
    credentials: Credentials;
    sentFiles: SentFiles | null;
    /** The caller of an endpoint for staff, admitted before the request is read. */
    admitted: Staff | null;
    /** Raw body of a signed request. */
    rawBody: string | null;
  }
}

const NO_CREDENTIALS: Credentials = { token: undefined, guestId: undefined, staffCookie: undefined, isConsole: false };

/** Options every Fastify instance that carries the API must be made with. */
export const SERVER_OPTIONS = {
  bodyLimit: 256 * 1024,
  requestTimeout: 30_000,
  connectionTimeout: 0,
  keepAliveTimeout: 20_000,
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: true, allErrors: false, strict: false } },
  routerOptions: { maxParamLength: LONGEST_PIECE, ignoreTrailingSlash: true },
  rewriteUrl: ({ url = '/' }: { readonly url?: string }) => readableUrl(url),
} as const;

export type Translate = (locale: string, message: string, values?: Readonly<Record<string, string | number>>) => string;

/** Error responses, `x-request-id`, method override and JSON parsing for everything under the API's prefix. */
export function prepareServer(server: FastifyInstance, translate: Translate): void {
  server.decorateRequest('credentials', null as unknown as Credentials);
  server.decorateRequest('sentFiles', null);
  server.decorateRequest('admitted', null);
  server.decorateRequest('rawBody', null);
  server.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/api/v1/') && !config?.endpoint && !config?.openBecause)
      throw new Error(`${String(method)} ${url} comes from no endpoint: it would have no access rule, rate class or schema`);
  });
  acceptForms(server);
  acceptNothing(server);
  acceptSignedForms(server);
  server.addHook('onRequest', async (request, reply) => {
    request.credentials = NO_CREDENTIALS;
    reply.header('x-request-id', request.id);
  });
  server.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, translate));
  server.setNotFoundHandler((request, reply) => answerProblem(problem('not-found'), request, reply, translate));
}

/**
 * Some clients declare JSON and send nothing: that is a missing body, not a broken one. Removes Fastify's own parser of plain text, too.
 */
function acceptNothing(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain');
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // Endpoints with files have a larger body limit, which is not for JSON.
    if (body.length > SERVER_OPTIONS.bodyLimit) return done(problem('too-large'));
    if (isSigned(request)) return keepRaw(request, body, done);
    return body === '' ? done(null) : parse(request, body, done);
  });
}

/** Form fields come from payment gateways alone, signed. */
function acceptSignedForms(server: FastifyInstance): void {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body: string, done) =>
    isSigned(request) ? keepRaw(request, body, done) : done(problem('unsupported-media-type')),
  );
}

const isSigned = (request: FastifyRequest): boolean => request.routeOptions.config.endpoint?.signed === true;

function keepRaw(request: FastifyRequest, body: string, done: (error: Error | null) => void): void {
  request.rawBody = body;
  done(null);
}

function answerError(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply, translate: Translate): FastifyReply {
  const known =
    error instanceof Problem ? error : hasLeft(error, request, reply) ? problem('bad-request', { cause: error }) : problemOf(error);
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  return answerProblem(known, request, reply, translate);
}

/**
 * A client that disconnects while sending, or before it has its response, gets none. It is not a fault of the shop and does not belong in its
 * error log.
 */
function hasLeft({ code }: FastifyError, { raw: asked }: FastifyRequest, { raw: answer }: FastifyReply): boolean {
  if (code === 'ERR_STREAM_PREMATURE_CLOSE') return answer.destroyed;
  return code === 'ECONNRESET' && asked.destroyed && !asked.complete;
}

function answerProblem(known: Problem, request: FastifyRequest, reply: FastifyReply, translate: Translate): FastifyReply {
  const { status, headers, body } = refusalOf(known, request.headers, translate);
  return reply.code(status).headers(headers).send(body);
}

/** Response to a failed in-process call: the same as over the network. */
export function refuseInProcess(server: FastifyInstance, translate: Translate) {
  return (error: unknown, headers: IncomingHttpHeaders): ReadyReply => {
    const known = error instanceof Problem ? error : problemOf(error as FastifyError);
    if (known.status >= 500) server.log.error({ err: error }, 'request failed');
    return refusalOf(known, headers, translate);
  };
}

function refusalOf(known: Problem, asked: IncomingHttpHeaders, translate: Translate): ReadyReply {
  const locale = localeOf(asked);
  const errors = known.refusals.map((refusal: Refusal) => ({
    code: refusal.code,
    message: translate(locale, refusal.message, refusal.values),
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
  }));
  const wait = known.retryAfterSeconds ?? (known.status === PROBLEMS.unavailable.status ? 2 : undefined);
  return {
    status: known.status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      ...(wait !== undefined && { 'retry-after': String(wait) }),
    },
    body: Buffer.from(JSON.stringify({ errors, message: errors[0]?.message ?? '' })),
  };
}

/** Maps errors of the framework, the validator and the database driver to refusals. */
function problemOf(error: FastifyError): Problem {
  const first = error.validation?.[0];
  if (first) {
    const missing = (first.params as { missingProperty?: string; additionalProperty?: string } | undefined) ?? {};
    const named = missing.missingProperty ?? missing.additionalProperty;
    const field =
      [...first.instancePath.split('/').slice(1), ...(named === undefined ? [] : [named])].join('.') || (error.validationContext ?? 'body');
    return problem('invalid-field', { field, values: { field }, cause: error });
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return problem('too-large', { cause: error });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem('unsupported-media-type', { cause: error });
    case '57014': // statement_timeout
    case '55P03': // lock_timeout
    case '25P03': // idle_in_transaction
    case '57P01': // server is going away
    case '57P02':
    case '57P03':
    case '53300': // too many connections
    case '08006':
    case '08001':
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'ENOENT':
    case 'EPIPE':
      return problem('unavailable', { cause: error });
    default:
      if (/timeout exceeded when trying to connect|Connection terminated|server closed the connection/i.test(error.message))
        return problem('unavailable', { cause: error });
      if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
        return problem('bad-request', { cause: error });
      return problem('internal', { cause: error });
  }
}

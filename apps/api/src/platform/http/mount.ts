import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Endpoint, GivenBodyOf, GivenQueryOf, ParamsOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import { accessKindOf } from '@bozor/contract/access.ts';
import { ANONYMOUS, readCredentials } from './actor.ts';
import { admit, type ActorOf } from './admit.ts';
import type { ApiServer } from './api-server.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { hasPhone } from './clean-field.ts';
import { cleanInput, parseBody, parseQuery } from './input.ts';
import { problem } from './problem.ts';
import type { PublicCall } from './public-calls.ts';
import { formLimit, readForm, type SentFiles } from './read-form.ts';
import { dependenceOf, narrowScope, readScope, type Scope } from './scope.ts';

type AnyEndpoint = Endpoint<any, any, any, any, any>;

/** A handler's input: validated request, scope of the headers, and caller. */
interface Call<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>;
  readonly query: GivenQueryOf<E>;
  readonly body: GivenBodyOf<E>;
  /** Files of a form, by field of the endpoint. */
  readonly files: SentFiles;
  readonly scope: Scope;
  readonly actor: ActorOf<E['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handle<E extends AnyEndpoint> = (call: Call<E>) => Promise<ReplyOf<E> | FastifyReply>;

/**
 * Adds an endpoint of the contract to the server: rate class, shared headers, caller, schema, handler, serializer. Every route is created
 * here, so none can lack a schema, an access rule or a rate class.
 */
export function mount<E extends AnyEndpoint>(api: ApiServer, endpoint: E, handle: Handle<E>): void {
  checkEndpoint(endpoint);
  const asksPhone = [endpoint.params, endpoint.query, endpoint.body].some(hasPhone);
  const addresses = [`${endpoint.method} ${endpoint.path}`, ...(endpoint.aliases ?? [])];
  for (const address of addresses) {
    const [method, path] = address.split(' ') as [E['method'], string];
    api.server.route({
      method,
      url: `/api/v1${path.startsWith('/') ? path : `/${path}`}`.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemasOf(endpoint),
      attachValidation: false,
      config: { endpoint },
      ...(endpoint.bodyType === 'multipart' && { bodyLimit: formLimit(endpoint) }),
      onRequest: isOfStaff(endpoint) ? [api.limiters[endpoint.rate], admitStaff(api, endpoint)].flat() : api.limiters[endpoint.rate],
      preValidation: async (request) => readInput(api, endpoint, request, asksPhone ? (await api.settings.read()).country : undefined),
      handler: isPublic(endpoint) ? publicHandlerOf(api, endpoint, handle) : handlerOf(api, endpoint, handle),
    });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint;
  }
}

function schemasOf(endpoint: AnyEndpoint): Record<string, unknown> {
  const json = (endpoint.replyType ?? 'json') === 'json';
  return {
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(json ? { response: { [endpoint.status ?? 200]: endpoint.reply } } : {}),
  };
}

/** `country` is the shop's, for phone numbers. */
async function readInput(
  { staffCookie }: ApiServer,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  country: string | undefined,
): Promise<void> {
  request.params = cleanInput(parseQuery(endpoint.params, request.params as Record<string, unknown>), { schema: endpoint.params, country });
  const query = request.query as Record<string, unknown>;
  if (isForm(endpoint, request)) {
    const { fields, files } = await readForm(endpoint, request);
    request.body = fields;
    request.sentFiles = files;
  }
  request.credentials = readCredentials(request.headers, { query, body: request.body, staffCookie });
  request.query = cleanInput(parseQuery(endpoint.query, { ...bodyAsQuery(endpoint, request.body), ...query }), {
    schema: endpoint.query,
    country,
  });
  // A body whose fields may all be left out may be left out.
  if (request.body === undefined && isOptional(endpoint.body)) request.body = {};
  if (request.body === undefined) return;
  request.body = cleanInput(parseBody(endpoint.body, request.body), { schema: endpoint.body, country });
}

const isOptional = (body: AnyEndpoint['body']): boolean =>
  body !== undefined && body.type === 'object' && ((body as { required?: readonly string[] }).required ?? []).length === 0;

/** Whether the body is a form. Without files, every endpoint accepts JSON, and every unsigned endpoint with fields accepts a form. */
function isForm({ body: schema, bodyType, signed }: AnyEndpoint, { body }: FastifyRequest): boolean {
  if (bodyType === 'multipart') return !(typeof body === 'object' && body !== null && !(body instanceof Uint8Array));
  if (!(body instanceof Uint8Array)) return false;
  if (!schema || signed) throw problem('unsupported-media-type');
  return true;
}

/** A body sent to an endpoint without one, e.g. with DELETE, is read like its query. */
function bodyAsQuery({ query, body: schema }: AnyEndpoint, body: unknown): Record<string, unknown> {
  if (!query || schema || typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return body as Record<string, unknown>;
}

function isOfStaff({ access }: AnyEndpoint): boolean {
  const kind = accessKindOf(access);
  return kind === 'staff' || kind === 'member';
}

/** Admits staff before anything of the request is read, so that whoever may not call learns nothing of what a call looks like. */
function admitStaff({ identify, staffCookie }: ApiServer, { access, method, fresh }: AnyEndpoint) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'private, no-store');
    const credentials = readCredentials(request.headers, { query: undefined, body: undefined, staffCookie });
    const actor = await admit(access, { identify, credentials, isWrite: method !== 'GET', onUnknownGuest: () => {} });
    if (actor.kind !== 'staff') throw problem('not-allowed');
    if (fresh && !actor.isProved) throw problem('fresh-proof-required');
    request.admitted = { ...actor, address: request.ip, requestId: request.id };
  };
}

function isPublic({ access, method, cacheSeconds }: AnyEndpoint): boolean {
  return access === 'anyone' && method === 'GET' && cacheSeconds !== undefined;
}

function handlerOf<E extends AnyEndpoint>(api: ApiServer, endpoint: E, handle: Handle<E>): RouteHandlerMethod {
  return async (request, reply) => {
    const scope = narrowScope(readScope(request.headers), dependenceOf(endpoint, request.query));
    reply.header('cache-control', 'private, no-store');
    const actor = (request.admitted ??
      (await admit(endpoint.access, {
        identify: api.identify,
        credentials: request.credentials,
        isWrite: endpoint.method !== 'GET',
        onUnknownGuest: () => void reply.header('x-guest-unknown', '1'),
      }))) as ActorOf<E['access']>;
    if (endpoint.status !== undefined) reply.code(endpoint.status);
    const { params, query, body } = request as FastifyRequest & Pick<Call<E>, 'params' | 'query' | 'body'>;
    const answer = await handle({ params, query, body, files: request.sentFiles ?? {}, scope, actor, request, reply });
    return answer === reply ? answer : api.whole.of(endpoint, answer, scope);
  };
}

/** Handler of a public endpoint. Its responses are cached, and in-process calls get them without an HTTP request. */
function publicHandlerOf<E extends AnyEndpoint>(api: ApiServer, endpoint: E, handle: Handle<E>): RouteHandlerMethod {
  let call: PublicCall | undefined;
  return async (request, reply) => {
    if (!call) api.publicCalls.register((call = publicCallOf(api, endpoint, handle, request, reply)));
    const { make } = call;
    const { params, query, raw } = request;
    const scope = narrowScope(readScope(request.headers), dependenceOf(endpoint, query));
    return api.replies.serve({ endpoint, params, query, scope, raw }, () => make({ params, query, scope }), reply);
  };
}

function publicCallOf<E extends AnyEndpoint>(
  { whole }: ApiServer,
  endpoint: E,
  handle: Handle<E>,
  request: FastifyRequest,
  reply: FastifyReply,
): PublicCall {
  const { status = 200 } = endpoint;
  const serialize = reply.getSerializationFunction(String(status))!;
  return {
    endpoint,
    isValid: request.getValidationFunction('querystring'),
    // The handler sees neither request nor caller: only the parts of the cache key may affect a cached response.
    make: async (input) => {
      const answer = await handle({ ...input, body: undefined, files: {}, actor: ANONYMOUS } as unknown as Call<E>);
      return { status, json: serialize(await whole.of(endpoint, answer, input.scope)) };
    },
  };
}

import type { Callable, Described } from './call.ts';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from './endpoint.ts';
import type { ProblemReply } from './problem.ts';

/** The part of a response that the client reads: the network's `Response`, or one that never left the process. */
export interface Answer extends Pick<Response, 'ok' | 'status' | 'statusText' | 'body'> {
  readonly headers: Pick<Headers, 'get'>;
  json(): Promise<unknown>;
  text(): Promise<string>;
}

/** The part of `fetch` that the client uses. */
export type Fetch = (
  url: string,
  request: {
    readonly method: string;
    /** Names in lower case, except those that `ClientOptions.headers` writes otherwise. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | FormData | undefined;
    readonly signal?: AbortSignal | undefined;
  },
) => Promise<Answer>;

/** Options of a client. `headers` is called for every request: language, zone, module, point, token. */
export interface ClientOptions {
  /** Everything before the path: `/api/v1` in the browser. */
  readonly base: string;
  readonly fetch?: Fetch;
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Fields that every call of a kind carries, such as the guest id: in the query of GET and DELETE, else in the body. */
  readonly fields?: (call: Callable) => Readonly<Record<string, string>> | undefined;
}

/** Input of a call: exactly the parts of its endpoint. `files` turn the body into a form. */
export type Sent<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    readonly files?: Readonly<Record<string, Blob | readonly Blob[]>>;
    /** The same key returns the same response. Create one per intention, not per attempt. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
  };
type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : {} extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };
type Arguments<C> = {} extends Sent<Described<C>> ? [sent?: Sent<Described<C>>] : [sent: Sent<Described<C>>];
/** The untyped form. */
type AnySent = { readonly [K in 'params' | 'query' | 'body']?: unknown } & Pick<Sent<never>, 'files' | 'idempotencyKey' | 'signal'>;

/** The client that `createClient` returns. */
export type Client = ReturnType<typeof createClient>;

/**
 * Creates the typed client of the API, for browser and server. It calls endpoints (`API.cart.list`) and light calls (`calls.cart.list`).
 * `const { call } = createClient({ base: '/api/v1' }); const cart = await call(calls.cart.list);`
 * A call throws `ApiProblem` for an error response, `ConnectionLost` for none, and the signal's reason after an abort.
 */
export function createClient({ base, fetch = globalThis.fetch, headers = () => ({}), fields }: ClientOptions) {
  async function request(call: Callable, given: AnySent, accept: string, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const sent = withFields(call, given, fields?.(call));
    const body = bodyOf(call, sent);
    const requestHeaders: Record<string, string> = { accept, ...headers(), ...more };
    if (typeof body === 'string') requestHeaders['content-type'] = 'application/json';
    if (sent.idempotencyKey !== undefined) requestHeaders['idempotency-key'] = sent.idempotencyKey;
    const response = await reach(
      () => fetch(urlOf(base, call, sent), { method: call.method, headers: requestHeaders, body, signal: sent.signal }),
      sent.signal,
    );
    if (!response.ok) throw await problemOf(response, sent.signal);
    return response;
  }

  return {
    call: async <C extends Callable>(call: C, ...[given]: Arguments<C>): Promise<ReplyOf<Described<C>>> => {
      const sent = (given ?? {}) as AnySent;
      const response = await request(call, sent, 'application/json');
      const json = response.headers.get('content-type')?.includes('json');
      return (await reach(() => (json ? response.json() : response.text()), sent.signal)) as ReplyOf<Described<C>>;
    },
    /** Opens a stream of server-sent events. `lastEventId` requests the missed ones. */
    open: <C extends Callable>(call: C, sent: Sent<Described<C>>, lastEventId?: string): Promise<Answer> =>
      request(call, sent, 'text/event-stream', lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  };
}

/** One entry of an error response; `field` is the JSON name of the input that caused it. */
export interface ProblemEntry {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

/** An error response. `message` is the first entry's, in the caller's language. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly entries: readonly ProblemEntry[];
  readonly requestId: string | undefined;
  /** Seconds to wait before a retry, when the server sent them. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    entries: readonly ProblemEntry[],
    message: string,
    details: { requestId?: string; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'ApiProblem';
    this.status = status;
    this.entries = entries;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }

  /** The sentences of all entries, each once. */
  get messages(): readonly string[] {
    const said = new Set(this.entries.map(({ message }) => message));
    return said.size > 0 ? [...said] : [this.message];
  }

  /** Returns whether one of the entries has this code: `problem.is('other-store-in-cart')` */
  is(code: string): boolean {
    return this.entries.some((entry) => entry.code === code);
  }

  entryFor(field: string): ProblemEntry | undefined {
    return this.entries.find((entry) => entry.field === field);
  }
}

/** No response: the network failed or the connection broke. */
export class ConnectionLost extends Error {
  constructor(cause?: unknown) {
    super('Connection lost. Please try again.', { cause });
    this.name = 'ConnectionLost';
  }
}

function withFields(call: Callable, sent: AnySent, more: Readonly<Record<string, string>> | undefined): AnySent {
  if (!more) return sent;
  const part = call.method === 'GET' || call.method === 'DELETE' ? 'query' : 'body';
  return { ...sent, [part]: { ...more, ...(sent[part] as object | undefined) } };
}

async function reach<T>(step: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new ConnectionLost(error);
  }
}

async function problemOf(response: Answer, signal: AbortSignal | undefined): Promise<ApiProblem> {
  const text = await reach(() => response.text(), signal);
  const { entries, message } = entriesOf(text, response);
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiProblem(response.status, entries, message, {
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}

/** Parses the standard error body, and falls back for others: a proxy in between has its own format. */
function entriesOf(text: string, response: Answer): { entries: readonly ProblemEntry[]; message: string } {
  let reply: Partial<ProblemReply> | null = null;
  try {
    reply = JSON.parse(text) as Partial<ProblemReply> | null;
  } catch {
    // Not JSON: only the status is known.
  }
  const entries = Array.isArray(reply?.errors) ? reply.errors : [];
  return { entries, message: entries[0]?.message ?? reply?.message ?? (response.statusText || `HTTP ${response.status}`) };
}

function urlOf(base: string, call: Callable, sent: AnySent): string {
  const params = (sent.params ?? {}) as Record<string, unknown>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(plain(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query ?? {})) if (value !== undefined) query.set(name, plain(value));
  return base + path + (query.size > 0 ? `?${query.toString()}` : '');
}

/** Queries and forms carry lists as JSON text, numbers and flags as they are. */
function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyOf(call: Callable, sent: AnySent): string | FormData | undefined {
  if (call.bodyType !== 'multipart') return sent.body === undefined ? undefined : JSON.stringify(sent.body);
  const form = new FormData();
  for (const [name, value] of Object.entries(sent.body ?? {})) if (value !== undefined) form.set(name, plain(value));
  for (const [name, files] of Object.entries(sent.files ?? {})) for (const file of [files].flat()) form.append(name, file);
  return form;
}

import type { EndpointTable } from '@bozor/contract/calls-of.ts';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import { PROBLEMS, type CoreProblemCode } from '@bozor/contract/problem.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { Check, Errors } from 'typebox/value';
import { sampleOf } from './sample-of.ts';

/** An endpoint of the shop: `API.cart.add`. */
export type AnyEndpoint = EndpointTable[string][string];

/** A call that the server received. */
interface Received {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The parsed JSON, or the fields of a form; files are left out. */
  readonly body: unknown;
  readonly files: readonly string[];
}

type Problem<E> = CoreProblemCode | (E extends { readonly problems?: infer Table } ? Extract<keyof NonNullable<Table>, string> : never);
type Answer<E> = ReplyOf<E> | ((received: Received) => ReplyOf<E>);
type Reaction = (received: Received) => Response | Promise<Response>;

/**
 * The shop's API at the network: every call of the contract is answered by a sample of its reply, until a test says otherwise. A request or an
 * answer that the contract does not allow fails the test.
 */
export interface ShopServer {
  /** Answers a call from now on. */
  readonly answer: <E extends AnyEndpoint>(endpoint: E, answer: Answer<E>) => void;
  /** Refuses a call from now on, with one of the codes of its endpoint. Returns the server's sentence. */
  readonly refuse: <E extends AnyEndpoint>(endpoint: E, code: Problem<E>, field?: string, message?: string) => string;
  /** Loses the network for a call, or for all calls. */
  readonly lose: (endpoint?: AnyEndpoint) => void;
  /** Ends the refusals of a call, or of all calls, and brings the network back. */
  readonly recover: (endpoint?: AnyEndpoint) => void;
  /** Holds the answers of a call back until the returned function is called. */
  readonly hold: (endpoint: AnyEndpoint) => () => void;
  /** Opens the streams of a call from now on. Returns a function that sends an event to each that is open, and how many those are. */
  readonly stream: <E extends AnyEndpoint>(endpoint: E) => { readonly send: (event: ReplyOf<E>) => void; readonly open: () => number };
  /** Received requests of a call, the earliest first. */
  readonly received: (endpoint: AnyEndpoint) => readonly Received[];
  /** Forgets what was received. */
  readonly forget: () => void;
  /** Faults of requests and answers against the contract, and unknown calls. */
  readonly faults: readonly string[];
  /** Answers nothing any more, so that no late answer acts on the next test. */
  readonly close: () => void;
}

const ENDPOINTS = Object.values(API).flatMap((group) => Object.values(group) as AnyEndpoint[]);
const BASE = '/api/v1';

/** A map without tiles where the tests look. */
const TILES = { tilejson: '3.0.0', tiles: ['/tiles/{z}/{x}/{y}.mvt'], bounds: [0, 0, 0.001, 0.001] };
const LAYERS = ['parks', 'water', 'roads', 'buildings', 'houses'].map((id) => ({ id, fields: {} }));

const original = globalThis.fetch;
const never = new Promise<never>(() => {});

export function startShopServer(): ShopServer {
  const reactions = new Map<AnyEndpoint, Reaction>();
  const refusals = new Map<AnyEndpoint, Reaction>();
  const lost = new Set<AnyEndpoint>();
  const held = new Map<AnyEndpoint, Promise<void>>();
  const log: { readonly endpoint: AnyEndpoint; readonly received: Received }[] = [];
  const faults: string[] = [];
  const streams = new Map<AnyEndpoint, ReturnType<typeof openStreams>>();
  let isDown = false;
  let isClosed = false;

  const reply = (endpoint: AnyEndpoint, value: unknown): Response => {
    complainUnless(endpoint.reply, value, `answer of ${endpoint.path}`, faults);
    if ((endpoint.replyType ?? 'json') !== 'json') return new Response(String(value), { headers: { 'content-type': 'text/html' } });
    return Response.json(value, { status: endpoint.status ?? 200 });
  };

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (url.pathname === '/tiles.json') return Response.json({ ...TILES, vector_layers: LAYERS });
    if (!url.pathname.startsWith(BASE)) return original(input, init);
    if (isClosed) return never;
    const found = findEndpoint(init?.method ?? 'GET', url.pathname.slice(BASE.length));
    if (!found) {
      faults.push(`There is no ${init?.method ?? 'GET'} ${url.pathname}`);
      return problem(404, 'not-found', PROBLEMS['not-found'].message);
    }
    const { endpoint, params } = found;
    if (endpoint.replyType === 'stream') return streams.get(endpoint)?.open(init?.signal) ?? untilAborted(init?.signal);
    url.searchParams.delete('guest_id');
    const received = { method: endpoint.method, path: endpoint.path, params, query: url.searchParams, headers: new Headers(init?.headers) };
    const { body, files } = readBody(init?.body);
    if (typeof init?.body === 'string' && endpoint.body) complainUnless(endpoint.body, body, `request of ${endpoint.path}`, faults);
    log.push({ endpoint, received: { ...received, body, files } });
    await untilReleased(held.get(endpoint), init?.signal);
    if (isClosed) return never;
    if (isDown || lost.has(endpoint)) throw new TypeError('Failed to fetch');
    return (refusals.get(endpoint) ?? reactions.get(endpoint) ?? (() => reply(endpoint, sampleOf(endpoint.reply))))({
      ...received,
      body,
      files,
    });
  };

  return {
    answer: (endpoint, answer) => {
      reactions.set(endpoint, (received) =>
        reply(endpoint, typeof answer === 'function' ? (answer as (received: Received) => unknown)(received) : answer),
      );
    },
    refuse: (endpoint, code, field, message) => {
      const table = { ...PROBLEMS, ...endpoint.problems } as Readonly<Record<string, { status: number; message: string }>>;
      const { status, message: usual } = table[code]!;
      const sentence = message ?? usual;
      refusals.set(endpoint, () => problem(status, code, sentence, field));
      return sentence;
    },
    lose: (endpoint) => {
      if (endpoint) lost.add(endpoint);
      else isDown = true;
    },
    recover: (endpoint) => {
      isDown = false;
      for (const each of endpoint ? [endpoint] : [...lost, ...refusals.keys()]) {
        lost.delete(each);
        refusals.delete(each);
      }
    },
    hold: (endpoint) => {
      let release = () => {};
      held.set(endpoint, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(endpoint);
        release();
      };
    },
    stream: (endpoint) => {
      const opened = openStreams();
      streams.set(endpoint, opened);
      return {
        send: (event) => {
          complainUnless(endpoint.reply, event, `event of ${endpoint.path}`, faults);
          opened.send(event);
        },
        open: opened.count,
      };
    },
    received: (endpoint) => log.filter((entry) => entry.endpoint === endpoint).map(({ received }) => received),
    forget: () => void (log.length = 0),
    faults,
    close: () => void (isClosed = true),
  };
}

/** @example nameOf(API.cart.add) // 'cart.add' */
export function nameOf(endpoint: AnyEndpoint): string {
  const named = Object.entries(API).flatMap(([word, group]) =>
    Object.entries(group).map(([name, each]) => [`${word}.${name}`, each] as const),
  );
  return named.find(([, each]) => each === endpoint)![0];
}

function findEndpoint(method: string, path: string) {
  const exact = ENDPOINTS.find((endpoint) => endpoint.method === method && endpoint.path === path);
  if (exact) return { endpoint: exact, params: {} };
  for (const endpoint of ENDPOINTS) {
    if (endpoint.method !== method) continue;
    const groups = new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path)?.groups;
    if (groups) return { endpoint, params: { ...groups } };
  }
  return undefined;
}

/** The body without the guest's id: a credential, which stands beside the fields of the endpoint. */
function readBody(body: BodyInit | null | undefined): Pick<Received, 'body' | 'files'> {
  if (typeof body === 'string') {
    const { guest_id: _credential, ...fields } = JSON.parse(body) as Record<string, unknown>;
    return { body: fields, files: [] };
  }
  if (!(body instanceof FormData)) return { body: undefined, files: [] };
  const fields = [...body].filter(([name, value]) => typeof value === 'string' && name !== 'guest_id');
  return { body: Object.fromEntries(fields), files: [...body].filter(([, value]) => typeof value !== 'string').map(([name]) => name) };
}

function complainUnless(schema: object, value: unknown, what: string, faults: string[]): void {
  if (Check(schema as never, value)) return;
  const [first] = Errors(schema as never, value);
  faults.push(`The ${what} is not of the contract: ${JSON.stringify(first)}`);
}

function problem(status: number, code: string, message: string, field?: string): Response {
  return Response.json({ errors: [{ code, message, ...(field && { field }) }], message }, { status });
}

/** Streams of server-sent events that are open. */
function openStreams() {
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>();
  return {
    count: () => lines.size,
    send: (event: unknown) => lines.forEach((line) => line.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))),
    open: (signal: AbortSignal | null | undefined) => {
      const body = new ReadableStream<Uint8Array>({
        start: (line) => {
          lines.add(line);
          signal?.addEventListener('abort', () => {
            lines.delete(line);
            line.error(signal.reason);
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}

function untilReleased(released: Promise<void> | undefined, signal: AbortSignal | null | undefined): Promise<unknown> {
  if (!released) return Promise.resolve();
  return signal ? Promise.race([released, untilAborted(signal)]) : released;
}

import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import type { Endpoint, ReplyOf } from '@bozor/contract/endpoint.ts';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import { identityToolkit } from '../src/adapters/identity-toolkit.ts';
import { sharpPictures } from '../src/adapters/sharp-pictures.ts';
import { serversAt, socialProviders } from '../src/adapters/social-providers.ts';
import { buildApi, type RunningApi } from '../src/app.ts';
import { hashOf, newCredential } from '../src/platform/http/credential.ts';
import { startSession } from '../src/features/identity/start-session.ts';
import { createDatabase, type Database } from '../src/platform/db/database.ts';
import { createPool, type Target } from '../src/platform/db/pool.ts';
import { Bus } from '../src/platform/events/bus.ts';
import { SERVER_OPTIONS } from '../src/platform/http/server.ts';
import { freshDatabase, type FreshDatabaseOptions, type TestDatabase } from './database.ts';
import type { PaymentGateway } from '../src/ports/payment-gateway.ts';
import type { SentStatements } from './explain-statements.ts';
import { fixedClock } from './fixed-clock.ts';
import { SOCIAL_CLIENTS } from './fake-social-servers.ts';
import { MemoryMedia, MemoryMessenger, MemoryPush } from './memory-adapters.ts';
import { watchProblems } from './watch-problems.ts';
import { watchUnread } from './watch-unread.ts';

/** The whole API on a database of this test file's own: fixed clock, recording memory adapters, no rate limits. */
export interface TestApi extends TestDatabase {
  readonly api: RunningApi;
  readonly server: FastifyInstance;
  readonly clock: ReturnType<typeof fixedClock>;
  readonly messenger: MemoryMessenger;
  readonly media: MemoryMedia;
  readonly push: MemoryPush;
  readonly bus: Bus;
  /** Calls an endpoint as `caller`, and returns status, parsed body and headers. */
  readonly call: <E extends Endpoint<any, any, any, any, any>>(endpoint: E, sent?: Sent) => Promise<Answer<ReplyOf<E>>>;
  /** A new guest's headers. */
  readonly guest: () => Promise<Caller>;
  /** A new signed-in customer's headers; `fields` override the defaults. */
  readonly customer: (
    fields?: Partial<{ f_name: string; phone: string; email: string }>,
  ) => Promise<Caller & { readonly customerId: number }>;
  /** A new signed-in member of the staff: of a store with `storeId`, a courier with `courierId`. */
  readonly staff: (role: StaffRole, of?: { storeId?: number; courierId?: number }) => Promise<Caller & { readonly staffId: number }>;
}

export interface Caller {
  readonly headers: Readonly<Record<string, string>>;
}

export interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly as?: Caller;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<Reply> {
  readonly status: number;
  /** Reply on success. Read `errors` when the status is 400 or above. */
  readonly body: Reply & { readonly errors?: readonly { code: string; message: string; field?: string }[]; readonly message?: string };
  readonly headers: LightMyRequestResponse['headers'];
  readonly raw: LightMyRequestResponse;
}

let people = 0;

/**
 * Starts the API: `const { call, customer } = await testApi();` at the top of the file. The clock is fixed at noon of a Friday in Tashkent.
 */
export async function testApi(
  options: {
    now?: string;
    sandboxGateway?: boolean;
    /** Gateways beside the sandbox. */
    gateways?: readonly PaymentGateway[];
    mode?: 'demo' | 'production';
    rateLimits?: boolean;
    addressBase?: string;
    paymentCallbacks?: readonly string[];
    autopilotSpeed?: number;
    /** Address of servers that simulate the sign-in providers. */
    socialServersUrl?: string;
    /** Address of a server that simulates the external phone verification. */
    identityToolkitUrl?: string;
    /** Gives jobs their own pool, as the host does, and records its statements. */
    sentByJobs?: SentStatements;
  } & FreshDatabaseOptions = {},
): Promise<TestApi> {
  const database = await freshDatabase(options);
  const clock = fixedClock(options.now ?? '2026-11-20T07:00:00Z');
  const messenger = new MemoryMessenger();
  const media = new MemoryMedia();
  const push = new MemoryPush();
  const pictures = sharpPictures({
    onMissing: (error) => {
      throw error;
    },
  });
  const bus = new Bus();
  const server = Fastify(SERVER_OPTIONS);
  const undeclared = watchProblems(server);
  const { watch, unread } = watchUnread();
  const api = await buildApi(server, {
    config: {
      mode: options.mode ?? 'demo',
      publicUrl: options.addressBase ?? 'http://127.0.0.1:3000',
      consoleUrl: options.addressBase ?? 'http://127.0.0.1:3000',
      addressBase: options.addressBase,
      secrets: { otp: 'otp-secret-of-the-tests', signing: 'signing-secret-of-the-tests' },
      paymentCallbacks: options.paymentCallbacks ?? [],
      rateLimits: options.rateLimits ?? false,
      autopilotSpeed: options.autopilotSpeed ?? 1,
      sandboxGateway: options.sandboxGateway ?? true,
    },
    db: database.db,
    checkoutDb: database.db,
    jobsDb: options.sentByJobs ? recordedDatabase(database.target, options.sentByJobs) : database.db,
    adapters: {
      clock,
      messenger,
      media,
      pictures,
      push,
      ...(options.gateways && { gateways: options.gateways }),
      ...(options.identityToolkitUrl && { phoneVerifier: identityToolkit({ apiKey: 'web-key', serverUrl: options.identityToolkitUrl }) }),
      ...(options.socialServersUrl && {
        socials: socialProviders({
          clients: SOCIAL_CLIENTS,
          returnUrl: 'http://127.0.0.1:3000/auth/return',
          now: clock.now,
          onFault: () => {},
          servers: serversAt(options.socialServersUrl),
        }),
      }),
    },
    bus,
  });
  await server.ready();
  afterAll(() => server.close());
  afterAll(() => expect([...undeclared], 'refusals that are not in the table of their endpoint').toEqual([]));
  afterAll(() => expect([...unread.values()], 'refused calls whose answer no test looks at').toEqual([]));

  return {
    ...database,
    api,
    server,
    clock,
    messenger,
    media,
    push,
    bus,
    call: async (endpoint, sent = {}) => watch(await call(server, endpoint, sent), `${endpoint.method} ${endpoint.path}`),
    guest: () => newGuest(database.db),
    customer: (fields = {}) => newCustomer(database.db, fields),
    staff: (role, of = {}) => newStaff(database.db, role, of),
  };
}

function recordedDatabase(target: Target, sent: SentStatements): Database {
  const pool = createPool(target, { name: 'jobs', size: 4, onError: () => {} });
  sent.watch(pool);
  afterAll(() => pool.end());
  return createDatabase(pool);
}

async function call<E extends Endpoint<any, any, any, any, any>>(
  server: FastifyInstance,
  endpoint: E,
  sent: Sent,
): Promise<Answer<ReplyOf<E>>> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(sent.params?.[name])));
  const query = Object.fromEntries(
    Object.entries(sent.query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  const raw = await server.inject({
    method: endpoint.method,
    url: `/api/v1${path}`,
    query,
    headers: { ...sent.as?.headers, ...sent.headers, ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(sent.body === undefined ? {} : { payload: JSON.stringify(sent.body) }),
  });
  const isJson = String(raw.headers['content-type']).startsWith('application/json');
  return { status: raw.statusCode, body: isJson ? raw.json() : raw.body, headers: raw.headers, raw } as Answer<ReplyOf<E>>;
}

async function newGuest(db: Database): Promise<Caller> {
  const guestId = newCredential();
  await db
    .insertInto('guests')
    .values({ token_hash: hashOf(guestId) })
    .execute();
  return { headers: { 'x-guest-id': guestId } };
}

async function newCustomer(
  db: Database,
  fields: Partial<{ f_name: string; phone: string; email: string }>,
): Promise<Caller & { customerId: number }> {
  people += 1;
  const { id } = await db
    .insertInto('customers')
    .values({
      f_name: fields.f_name ?? 'Dilnoza',
      l_name: 'Aliyeva',
      phone: fields.phone ?? `+99890${String(1_000_000 + people).padStart(7, '0')}`,
      email: fields.email ?? `dilnoza.${people}@example.uz`,
      phone_verified_at: sql`now()`,
      email_verified_at: sql`now()`,
      ref_code: `TEST${String(people).padStart(6, '0')}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { customerId: id, headers: { authorization: `Bearer ${await startSession(db, id)}` } };
}

async function newStaff(
  db: Database,
  role: StaffRole,
  { storeId, courierId }: { storeId?: number; courierId?: number },
): Promise<Caller & { staffId: number }> {
  const { id } = await db.insertInto('staff').values({ name: 'Rustam' }).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('staff_grants')
    .values({ staff_id: id, role, store_id: storeId ?? null, rider_id: courierId ?? null })
    .execute();
  const token = newCredential();
  await db
    .insertInto('staff_sessions')
    .values({ staff_id: id, token_hash: hashOf(token), expires_at: sql`now() + interval '12 hours'` })
    .execute();
  return { staffId: id, headers: { authorization: `Bearer ${token}` } };
}

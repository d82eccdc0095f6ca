import Fastify, { type FastifyInstance } from 'fastify';
import Type from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '@bozor/contract/access.ts';
import { courier } from '@bozor/contract/courier/access.ts';
import { endpoint, type RateClass } from '@bozor/contract/endpoint.ts';
import { holdingOf, type Grant } from '@bozor/domain/staff/grants.ts';
import { operator } from '@bozor/contract/operator/access.ts';
import { store } from '@bozor/contract/store/access.ts';
import {
  PERMISSIONS,
  ROLES,
  STAFF_ROLES,
  STAFF_SCOPES,
  type Permission,
  type StaffRole,
  type StaffScope,
} from '@bozor/domain/staff/permissions.ts';
import type { Actor, Credentials, Staff } from './actor.ts';
import { admit } from './admit.ts';
import type { ApiServer } from './api-server.ts';
import { registerLimits } from './limits.ts';
import { mount } from './mount.ts';
import { staffCookieAt } from './staff-cookie.ts';
import { WholeReplies } from './whole-replies.ts';
import { PublicCalls } from './public-calls.ts';
import { ReplyCache } from './reply-cache.ts';
import { prepareServer, refuseInProcess, SERVER_OPTIONS, type Translate } from './server.ts';

const CUSTOMER = 'customer-token-0123456789';
const GUEST = 'guest-id-0123456789';
const tokenOf = (role: StaffRole) => `staff-${role}-0123456789`;

const staffOf = (role: StaffRole): Staff => {
  const { scope } = ROLES[role];
  const grants: Grant[] = [
    { role, zoneId: null, storeId: scope === 'own store' ? 5 : null, courierId: scope === 'own deliveries' ? 9 : null },
  ];
  return { kind: 'staff', staffId: 1, sessionId: 2, ...holdingOf(grants)!, grants };
};

const identify: ApiServer['identify'] = {
  customerOf: async (token) => (token === CUSTOMER ? { kind: 'customer', customerId: 7, sessionId: 1 } : undefined),
  guestOf: async (id) => (id === GUEST ? { kind: 'guest', guestId: 3 } : undefined),
  staffOf: async (token) => STAFF_ROLES.filter((role) => tokenOf(role) === token).map(staffOf)[0],
  isStill: async () => true,
};

const translate: Translate = (_locale, message) => message;

async function serverWith(add: (api: ApiServer) => void): Promise<FastifyInstance> {
  const server = Fastify(SERVER_OPTIONS);
  prepareServer(server, translate);
  const replies = new ReplyCache();
  const publicCalls = new PublicCalls(replies, refuseInProcess(server, translate));
  add({
    server,
    identify,
    limiters: await registerLimits(server, { on: false }),
    replies,
    publicCalls,
    settings: { read: async () => ({ country: 'UZ' }) },
    whole: new WholeReplies({ addressBase: undefined, readItems: async () => new Map() }),
    staffCookie: staffCookieAt('http://127.0.0.1:3000'),
  });
  await server.ready();
  return server;
}

const question = <const A extends Access>(path: string, access: A) =>
  endpoint({ method: 'GET', path, summary: 'Who', tag: 'Test', access, rate: 'browse', reply: Type.Object({ who: Type.String() }) });

const anyone = question('/anyone', 'anyone');
const shopper = question('/shopper', 'shopper');
const customer = question('/customer', 'customer');
const member = question('/member', 'member');
const changed = endpoint({ ...member, method: 'POST', path: '/changed' });
const ofOperator = question('/operator/example', operator('orders.see'));
const ofStore = question('/store/example', store('orders.see'));
const ofCourier = question('/courier/example', courier('orders.see'));

const CALLERS = {
  'anonymous': {},
  'a dead token': { authorization: `Bearer ${'x'.repeat(43)}` },
  'an unknown guest': { 'x-guest-id': 'y'.repeat(43) },
  'a guest': { 'x-guest-id': GUEST },
  'a customer': { authorization: `Bearer ${CUSTOMER}` },
  'an owner': { authorization: `Bearer ${tokenOf('owner')}` },
  'a kitchen': { authorization: `Bearer ${tokenOf('kitchen')}` },
  'a courier': { authorization: `Bearer ${tokenOf('courier')}` },
} as const;

describe('who is let in', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await serverWith((api) => {
      for (const each of [anyone, shopper, customer]) mount(api, each, async ({ actor }) => ({ who: actor.kind }));
      for (const each of [member, changed]) mount(api, each, async ({ actor }) => ({ who: actor.role }));
      mount(api, ofOperator, async ({ actor }) => ({ who: actor.scope.of }));
      mount(api, ofStore, async ({ actor }) => ({ who: `store ${actor.scope.storeIds.join()}` }));
      mount(api, ofCourier, async ({ actor }) => ({ who: `courier ${actor.scope.courierId}` }));
    });
    return () => server.close();
  });

  const STATUS: Readonly<Record<string, number>> = {
    'sign-in-required': 403,
    'guest-unknown': 403,
    'not-signed-in': 401,
    'not-allowed': 403,
  };
  const REFUSED = { none: 'sign-in-required', dead: 'not-signed-in', foreign: 'not-allowed' };
  it.each<[string, Readonly<Record<keyof typeof CALLERS, string>>]>([
    [
      '/anyone',
      {
        'anonymous': 'anonymous',
        'a dead token': REFUSED.dead,
        'an unknown guest': 'anonymous',
        'a guest': 'guest',
        'a customer': 'customer',
        'an owner': REFUSED.dead,
        'a kitchen': REFUSED.dead,
        'a courier': REFUSED.dead,
      },
    ],
    [
      '/shopper',
      {
        'anonymous': REFUSED.none,
        'a dead token': REFUSED.dead,
        'an unknown guest': 'guest-unknown',
        'a guest': 'guest',
        'a customer': 'customer',
        'an owner': REFUSED.dead,
        'a kitchen': REFUSED.dead,
        'a courier': REFUSED.dead,
      },
    ],
    [
      '/customer',
      {
        'anonymous': REFUSED.none,
        'a dead token': REFUSED.dead,
        'an unknown guest': REFUSED.none,
        'a guest': REFUSED.none,
        'a customer': 'customer',
        'an owner': REFUSED.dead,
        'a kitchen': REFUSED.dead,
        'a courier': REFUSED.dead,
      },
    ],
    [
      '/member',
      {
        'anonymous': REFUSED.none,
        'a dead token': REFUSED.dead,
        'an unknown guest': REFUSED.none,
        'a guest': REFUSED.none,
        'a customer': REFUSED.dead,
        'an owner': 'owner',
        'a kitchen': 'kitchen',
        'a courier': 'courier',
      },
    ],
    [
      '/operator/example',
      {
        'anonymous': REFUSED.none,
        'a dead token': REFUSED.dead,
        'an unknown guest': REFUSED.none,
        'a guest': REFUSED.none,
        'a customer': REFUSED.dead,
        'an owner': 'all',
        'a kitchen': REFUSED.foreign,
        'a courier': REFUSED.foreign,
      },
    ],
    [
      '/store/example',
      {
        'anonymous': REFUSED.none,
        'a dead token': REFUSED.dead,
        'an unknown guest': REFUSED.none,
        'a guest': REFUSED.none,
        'a customer': REFUSED.dead,
        'an owner': REFUSED.foreign,
        'a kitchen': 'store 5',
        'a courier': REFUSED.foreign,
      },
    ],
    [
      '/courier/example',
      {
        'anonymous': REFUSED.none,
        'a dead token': REFUSED.dead,
        'an unknown guest': REFUSED.none,
        'a guest': REFUSED.none,
        'a customer': REFUSED.dead,
        'an owner': REFUSED.foreign,
        'a kitchen': REFUSED.foreign,
        'a courier': 'courier 9',
      },
    ],
  ])('%s', async (path, expected) => {
    const answers: Record<string, string> = {};
    for (const [name, headers] of Object.entries(CALLERS)) {
      const { statusCode, ...answer } = await server.inject({ url: `/api/v1${path}`, headers });
      const body = answer.json<{ who?: string; errors?: { code: string }[] }>();
      const told = body.who ?? body.errors![0]!.code;
      answers[name] = told;
      expect(statusCode).toBe(STATUS[told] ?? 200);
    }
    expect(answers).toEqual(expected);
  });
});

describe('the cookie of a staff session', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await serverWith((api) => {
      for (const each of [member, changed]) mount(api, each, async ({ actor }) => ({ who: actor.role }));
      mount(api, customer, async ({ actor }) => ({ who: actor.kind }));
      mount(api, ofOperator, async ({ actor }) => ({ who: actor.scope.of }));
    });
    return () => server.close();
  });
  const cookie = `a=b; bozor-staff=${tokenOf('owner')}; c=d`;

  it.each<[string, 'GET' | 'POST', string, Readonly<Record<string, string>>, number]>([
    ['reads', 'GET', '/member', { cookie }, 200],
    ['reads what its permission allows', 'GET', '/operator/example', { cookie }, 200],
    ['is no credential of a customer', 'GET', '/customer', { cookie }, 403],
    ['counts under its own name alone', 'GET', '/member', { cookie: cookie.replace('bozor-staff', '__Host-bozor-staff') }, 403],
    ['of a dead session is refused', 'GET', '/member', { cookie: 'bozor-staff=dead' }, 401],
    ['that is empty is none', 'GET', '/member', { cookie: 'bozor-staff=' }, 403],
    ['changes nothing by itself', 'POST', '/changed', { cookie }, 403],
    ['changes something from a page of the consoles', 'POST', '/changed', { cookie, 'x-bozor-console': '1' }, 200],
    ['does so for a reload', 'POST', '/changed', { cookie, 'x-bozor-console': '1', 'sec-fetch-site': 'none' }, 200],
    ['and for a page of the same origin', 'POST', '/changed', { cookie, 'x-bozor-console': '1', 'sec-fetch-site': 'same-origin' }, 200],
    ['does so in the name of its person', 'POST', '/changed', { cookie, 'x-bozor-console': '1', 'x-bozor-person': '1' }, 200],
    ['not in the name of another', 'POST', '/changed', { cookie, 'x-bozor-console': '1', 'x-bozor-person': '2' }, 409],
    ['reads who is signed in now', 'GET', '/member', { cookie, 'x-bozor-person': '2' }, 200],
    ['not from another origin', 'POST', '/changed', { cookie, 'x-bozor-console': '1', 'sec-fetch-site': 'same-site' }, 403],
    ['nor from another site', 'POST', '/changed', { cookie, 'x-bozor-console': '1', 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', async (_what, method, path, headers, status) => {
    expect((await server.inject({ method, url: `/api/v1${path}`, headers })).statusCode).toBe(status);
  });

  it('is not needed by a program that sends the token', async () => {
    const headers = { 'authorization': `Bearer ${tokenOf('owner')}`, 'sec-fetch-site': 'cross-site' };
    expect((await server.inject({ method: 'POST', url: '/api/v1/changed', headers })).statusCode).toBe(200);
  });

  it('is kept from scripts and other sites, and with https bound to the host', () => {
    expect(staffCookieAt('http://127.0.0.1:3000').keep('token', 60)).toBe(
      'bozor-staff=token; Path=/; Max-Age=60; HttpOnly; SameSite=Strict',
    );
    expect(staffCookieAt('https://shop.uz').keep('token', 60)).toBe(
      '__Host-bozor-staff=token; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
    );
    expect(staffCookieAt('https://shop.uz').remove()).toContain('__Host-bozor-staff=; Path=/; Max-Age=0;');
  });
});

const credentials: Credentials = { token: undefined, guestId: undefined, staffCookie: undefined, isConsole: false };
const admission = (given: Partial<Credentials>) => ({
  identify,
  credentials: { ...credentials, ...given },
  isWrite: false,
  onUnknownGuest: () => {},
});
const codeOf = async (entering: Promise<Actor>) =>
  entering.then(
    () => 'let in',
    (error: { refusals: { code: string }[] }) => error.refusals[0]!.code,
  );

describe('staff', () => {
  const asked = PERMISSIONS.flatMap((permission) => STAFF_SCOPES.map((scope) => [permission, scope] as const));
  it.each<readonly [Permission, StaffScope]>(asked)(
    'are let in by %s in the scope "%s" as the table of roles says, else refused',
    async (permission, scope) => {
      const entered: string[] = [];
      for (const role of STAFF_ROLES)
        if ((await codeOf(admit({ kind: 'staff', permission, scope }, admission({ token: tokenOf(role) })))) === 'let in')
          entered.push(role);
      expect(entered).toEqual(STAFF_ROLES.filter((role) => ROLES[role].scope === scope && ROLES[role].may.includes(permission)));
    },
  );
});

describe('an unknown access', () => {
  const unknown = [
    'manager',
    'Customer',
    '',
    'staff',
    { kind: 'robot' },
    { kind: 'staff' },
    { kind: 'staff', permission: 'orders.eat', scope: 'all' },
  ] as unknown as Access[];

  it.each(unknown.map((access) => [JSON.stringify(access), access] as const))('stops the start: %s', async (_name, access) => {
    await expect(serverWith((api) => mount(api, question('/planted', access), async () => ({ who: 'somebody' })))).rejects.toThrow(
      'no access rule that is known',
    );
  });

  it.each(unknown.map((access) => [JSON.stringify(access), access] as const))('admits no caller: %s', async (_name, access) => {
    const everybody = [{}, { guestId: GUEST }, { token: CUSTOMER }, ...STAFF_ROLES.map((role) => ({ token: tokenOf(role) }))];
    for (const given of everybody) expect(await codeOf(admit(access, admission(given)))).not.toBe('let in');
  });
});

describe('the server does not start', () => {
  const whole = question('/whole/{id}', 'anyone');
  const params = Type.Object({ id: Type.Integer() });
  it.each([
    ['without an access rule', { ...whole, params, access: undefined as unknown as 'anyone' }, 'no access rule'],
    ['without a rate class', { ...whole, params, rate: undefined as unknown as RateClass }, 'no rate class'],
    ['with a rate class that has no limit', { ...whole, params, rate: 'sometimes' as RateClass }, 'no rate class'],
    ['without a schema of the reply', { ...whole, params, reply: undefined as unknown as typeof whole.reply }, 'no schema of its reply'],
    ['without a schema of its path', { ...whole }, 'no schema of {id}'],
    [
      'without a schema of its form',
      { ...whole, params, files: { picture: { max: 1, megabytes: 1, types: [] } } },
      'no schema of its form',
    ],
  ])('for an endpoint %s', async (_name, planted, message) => {
    await expect(serverWith((api) => mount(api, planted as typeof whole, async () => ({ who: 'somebody' })))).rejects.toThrow(message);
  });

  it('for an API path without an endpoint', async () => {
    await expect(serverWith(({ server }) => server.get('/api/v1/orders/all', async () => [])).then(String)).rejects.toThrow(
      'comes from no endpoint',
    );
  });
});

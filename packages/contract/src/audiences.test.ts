import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { accessKindOf } from './access.ts';
import type { Audience } from './audience.ts';
import { AUDIENCES } from './audiences.ts';
import { courier } from './courier/access.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { Exact, Id, Text } from './fields.ts';
import { operator } from './operator/access.ts';
import { PROBLEMS } from './problem.ts';
import { store } from './store/access.ts';

type AnyEndpoint = Endpoint<any, any, any, any, any>;

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const CALLS = Object.entries(AUDIENCES).flatMap(([name, audience]) => callsIn(name, audience));

describe('every call of every audience', () => {
  it('has its own address', () => {
    const addresses = CALLS.flatMap(({ call }) => addressesOf(call)).map((address) => address.replace(/\{\w+\}/g, '{}'));
    expect(addresses).toHaveLength(new Set(addresses).size);
  });

  it.each(CALLS)('$id is whole', ({ audience, call }) => {
    expect(faultsOf(audience, call)).toEqual([]);
  });
});

describe('a call is not whole', () => {
  const usual = {
    method: 'GET',
    path: '/operator/things',
    summary: 'Things',
    tag: 'Test',
    rate: 'browse',
    reply: Exact({ name: Text }),
  } as const;
  const ofOperator = { ...usual, access: operator('orders.see') } as const;

  it.each<[string, Audience, AnyEndpoint]>([
    ['staff call the shop', AUDIENCES.shop, endpoint({ ...usual, path: '/things', access: operator('orders.see') })],
    ['a customer calls the operator’s part', AUDIENCES.operator, endpoint({ ...usual, access: 'customer' })],
    ['a store calls the operator’s part', AUDIENCES.operator, endpoint({ ...usual, access: store('orders.see') })],
    ['a courier calls the store’s part', AUDIENCES.store, endpoint({ ...usual, path: '/store/things', access: courier('orders.see') })],
    ['it stands outside of its part', AUDIENCES.operator, endpoint({ ...ofOperator, path: '/things' })],
    ['its alias stands outside of its part', AUDIENCES.operator, endpoint({ ...ofOperator, aliases: ['GET /other'] })],
    ['its path has a placeholder without a schema', AUDIENCES.operator, endpoint({ ...ofOperator, path: '/operator/things/{id}' })],
    ['a schema stands for no placeholder of its path', AUDIENCES.operator, endpoint({ ...ofOperator, params: Exact({ id: Id }) })],
    ['it takes properties that it does not know', AUDIENCES.operator, endpoint({ ...ofOperator, method: 'POST', body: Type.Object({}) })],
    ['it takes texts of any length', AUDIENCES.operator, endpoint({ ...ofOperator, query: Exact({ name: Type.String() }) })],
    ['it takes any number', AUDIENCES.operator, endpoint({ ...ofOperator, query: Exact({ price: Type.Number() }) })],
    ['it takes endless lists', AUDIENCES.operator, endpoint({ ...ofOperator, query: Exact({ ids: Type.Array(Id) }) })],
    ['it is cached although it is personal', AUDIENCES.operator, endpoint({ ...ofOperator, cacheSeconds: 30 })],
    ['a provider has the rate class of people', AUDIENCES.operator, endpoint({ ...ofOperator, signed: true })],
    ['people have the rate class of providers', AUDIENCES.operator, endpoint({ ...ofOperator, rate: 'callback' })],
    [
      'it takes files without a form',
      AUDIENCES.operator,
      endpoint({ ...ofOperator, method: 'POST', files: { picture: { max: 1, megabytes: 1, types: [] } } }),
    ],
  ])('when %s', (_name, audience, call) => {
    expect(faultsOf(audience, call)).toHaveLength(1);
  });
});

describe('problem codes', () => {
  const tables = [PROBLEMS, ...CALLS.map(({ call }) => call.problems ?? {})].flatMap((table) => Object.entries(table as typeof PROBLEMS));

  it('have one meaning each', () => {
    const meanings = new Map<string, unknown>();
    for (const [code, meaning] of tables) {
      expect(meanings.get(code) ?? meaning, code).toEqual(meaning);
      meanings.set(code, meaning);
    }
  });

  it('are stable words with a status of refusal and a sentence', () => {
    for (const [code, { status, message }] of tables) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]).toContain(status);
      expect(message.trim()).not.toBe('');
    }
  });
});

function callsIn(name: string, audience: Audience) {
  return Object.entries(audience.api).flatMap(([word, group]) =>
    Object.entries(group as Readonly<Record<string, AnyEndpoint>>).map(([call, found]) => ({
      id: `${name}: ${word}.${call}`,
      audience,
      call: found,
    })),
  );
}

function addressesOf({ method, path, aliases = [] }: AnyEndpoint): string[] {
  return [`${method} ${path}`, ...aliases];
}

/** Faults of a call, or of its belonging to this audience. */
function faultsOf({ letsIn, access: ofStaff, prefix }: Audience, call: AnyEndpoint): string[] {
  const { access, params, query, body, reply, cacheSeconds, method, files, bodyType, rate, signed = false } = call;
  const faults: string[] = [];
  const expected = (isTrue: boolean, fault: string) => void (isTrue || faults.push(fault));
  expected(
    letsIn.includes(accessKindOf(access)) && (typeof access === 'string' || access.scope === ofStaff?.('orders.see').scope),
    'lets in others than its audience',
  );
  for (const address of addressesOf(call)) {
    const path = address.split(' ', 2)[1]!;
    expected(path.startsWith(`${prefix}/`), `${path} is not below ${prefix}`);
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, placeholder]) => placeholder).join();
    expected(
      placeholders === Object.keys((params as Schema | undefined)?.properties ?? {}).join(),
      `the schemas of ${path} are not those of its placeholders`,
    );
  }
  for (const part of [params, query, body, reply].flatMap((schema) => partsOf(schema as Schema | undefined)))
    if (isKind(part, 'object')) expected(part.additionalProperties === false, 'an object may have properties that are not known');
  for (const part of [params, query, body].flatMap((schema) => partsOf(schema as Schema | undefined))) {
    if (part.enum !== undefined) continue;
    if (isKind(part, 'string')) expected((part.maxLength ?? Infinity) <= 4000, 'a text has no bound');
    if (isKind(part, 'number') || isKind(part, 'integer'))
      expected([part.minimum, part.maximum].every(Number.isFinite), 'a number has no bounds');
    if (isKind(part, 'array')) expected((part.maxItems ?? Infinity) <= 100, 'a list has no bound');
  }
  expected(cacheSeconds === undefined || (method === 'GET' && access === 'anyone'), 'is cached, and not the same for everybody');
  expected(signed === (rate === 'callback'), 'a provider’s calls share a limit with those of people');
  if (files) {
    expected(bodyType === 'multipart', 'takes files, and no form');
    for (const [name, rule] of Object.entries(files))
      expected(rule.max > 1 === name.endsWith('[]'), `${name} is not named as its number asks`);
  }
  return faults;
}

function partsOf(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  return [schema, ...Object.values(schema.properties ?? {}).flatMap(partsOf), ...partsOf(schema.items)];
}

function isKind({ type }: Schema, kind: string): boolean {
  return type === kind || (Array.isArray(type) && type.includes(kind));
}

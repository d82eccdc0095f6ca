import type { Random } from '../../seed/random.ts';
import { HOSTILE_JSON, HOSTILE_TEXT, RawJson } from './hostile-values.ts';
import type { Operation, Schema } from './open-api.ts';
import { sampleRequest, type Known, type Request } from './sample.ts';

/** A request as sent over the wire: address, headers and body. */
export interface Shot {
  readonly what: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const DEEP = 20_000;

/** Number of hostile values per field; all fields together get each value many times. */
const PER_FIELD = 10;
/** Number of invalid headers per operation. */
const HEADERS_EACH = 16;

/** Returns the hostile requests for one operation; the same randomness gives the same requests. */
export function hostileRequests(operation: Operation, known: Known, random: Random): Shot[] {
  const plain = sampleRequest(operation, known, false);
  const full = sampleRequest(operation, known, true);
  const shot = (what: string, request: Request, headers: Shot['headers'] = {}) => shoot(operation, what, request, headers);
  return [
    shot('as it should be', plain),
    shot('with every field', full),
    ...hostilePaths(operation, plain, random),
    ...hostileQueries(operation, plain, full, random),
    ...hostileBodies(operation, full, random).map(({ what, body }) => shot(what, { ...full, body })),
    ...random.some(WRONG_HEADERS, HEADERS_EACH).map((headers) => shot(`headers ${JSON.stringify(headers).slice(0, 80)}`, plain, headers)),
    ...brokenBodies(operation, plain),
  ];
}

function hostilePaths(operation: Operation, plain: Request, random: Random): Shot[] {
  return operation.inPath.flatMap(({ name }) =>
    random.some(HOSTILE_TEXT, PER_FIELD * 2).map((value) => {
      const url = operation.path.replace(/\{(\w+)\}/g, (_, field: string) =>
        field === name ? value : encodeURIComponent(plain.path[field]!),
      );
      return { ...shoot(operation, `path ${name}=${value.slice(0, 60)}`, plain), url: `/api/v1${url}` };
    }),
  );
}

function hostileQueries(operation: Operation, plain: Request, full: Request, random: Random): Shot[] {
  const send = (what: string, query: string, base = plain): Shot => {
    const sent = shoot(operation, what, { ...base, query: {} });
    return { ...sent, what: `query ${query.slice(0, 90)}`, url: `${sent.url}?${query}` };
  };
  const rest = (base: Request, name: string) =>
    Object.entries(base.query)
      .filter(([other]) => other !== name)
      .map(([other, value]) => `${other}=${encodeURIComponent(value)}`);
  return [
    ...operation.inQuery.flatMap(({ name }) => [
      ...random
        .some(HOSTILE_TEXT, PER_FIELD)
        .map((value) => send('', [...rest(random.chance(0.5) ? plain : full, name), `${name}=${value}`].join('&'))),
      send('', rest(plain, name).join('&')),
      send('', [...rest(plain, name), `${name}=1`, `${name}=2`].join('&')),
      send('', [...rest(plain, name), `${name}[]=1`, `${name}[a]=1`].join('&')),
      send('', [...rest(plain, name), name].join('&')),
    ]),
    send('', 'offset=10000&limit=50'),
    send('', 'offset=-1&limit=-1'),
    send('', 'limit=1000000000'),
    send('', '__proto__=1&constructor=1&toString=1&hasOwnProperty=1'),
    send('', '%=%&&&=&%ff=%ff&a=%'),
    send('', `guest_id=${'%00'.repeat(20)}`),
    send('', Array.from({ length: 1_500 }, (_, index) => `a${index}=1`).join('&')),
  ];
}

function hostileBodies(operation: Operation, full: Request, random: Random): { what: string; body: unknown }[] {
  if (!operation.body) return [];
  const paths = pathsIn(operation.body);
  return paths.flatMap((path) => [
    { what: `without ${path.join('.')}`, body: changed(full.body, path, undefined) },
    ...random
      .some(HOSTILE_JSON, PER_FIELD)
      .map((value) => ({ what: `${path.join('.')}=${show(value)}`, body: changed(full.body, path, value) })),
    ...(path.length === 1
      ? []
      : [{ what: `more in ${path.join('.')}`, body: changed(full.body, [...path.slice(0, -1), 'role'], 'admin') }]),
  ]);
}

/** Returns the paths of all fields of a body, those inside objects and lists included. */
function pathsIn(schema: Schema, before: readonly string[] = []): (readonly string[])[] {
  const inside = schema.anyOf ? schema.anyOf.flatMap((each) => pathsIn(each, before)) : [];
  const listed = schema.items ? pathsIn(schema.items, [...before, '0']) : [];
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    [...before, name],
    ...pathsIn(property, [...before, name]),
  ]);
  return [...inside, ...listed, ...named];
}

/** Returns a copy with another value at a path, which is created where it is missing. */
function changed(value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to;
  if (Array.isArray(value)) return [changed(value[0], rest, to), ...value.slice(1)];
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...fields, [name]: changed(fields[name], rest, to) };
}

const WRONG_HEADERS: readonly Shot['headers'][] = [
  ...[
    'nonsense',
    '[',
    '{}',
    '[0]',
    '[-1]',
    '[1.5]',
    '["1"]',
    '[1e400]',
    '[999999999]',
    `[${'1,'.repeat(300)}1]`,
    '[1]; drop table zones',
  ].map((zoneid) => ({ zoneid })),
  ...['0', '-1', '1.5', '1e400', '999999999999999', '9'.repeat(30), '1 or 1=1', 'null'].map((moduleid) => ({ moduleid })),
  ...['NaN', '91', '-91', '1e2', '', '41.3,69.2', '0x1', "41'"].map((latitude) => ({ latitude, longitude: '69.2' })),
  { latitude: '41.3' },
  { latitude: '90', longitude: '180', zoneid: '[999999]', moduleid: '999999' },
  ...['xx', 'ru-RU', '../../etc', 'en;q=0', '<b>', 'uz_Cyrl', '*'].map((language) => ({ 'x-localization': language })),
  ...[
    'Bearer',
    'Bearer ',
    'Basic dGVzdA==',
    'Bearer a b',
    `Bearer ${'a'.repeat(5_000)}`,
    `Bearer ${'a'.repeat(43)}`,
    "Bearer ' or 1=1 --aaaaaaa",
    'bearer null',
  ].map((authorization) => ({ authorization })),
  ...['x', "' or 1=1", 'a'.repeat(43), 'a'.repeat(4_000)].map((guest) => ({ 'x-guest-id': guest })),
  ...['x'.repeat(300), ' ', "';--", '\u00e9'].map((key) => ({ 'idempotency-key': key })),
  { 'x-software-id': 'x'.repeat(5_000) },
  { 'x-http-method-override': 'TRACE' },
  { 'accept': 'text/html', 'accept-encoding': 'bogus;q=9', 'range': 'bytes=0-99999999999', 'if-none-match': '*' },
];

/** Bodies that are not JSON, too large, or of another type than declared. */
function brokenBodies(operation: Operation, plain: Request): Shot[] {
  const send = (what: string, payload: string, headers: Shot['headers'] = JSON_TYPE): Shot => ({
    ...shoot(operation, what, { ...plain, body: undefined }),
    headers,
    payload,
  });
  if (operation.method === 'GET') return [];
  const json = JSON.stringify(plain.body ?? {});
  return [
    send('an empty body', ''),
    ...['null', 'true', '1', '"text"', '[]', '[{}]', '{', '{"a":', '}', '\ufeff{}', '\u0000', "{'a':1}", '{"a":1}{"b":2}', 'NaN', '{}'].map(
      (text) => send(`body ${text}`, text),
    ),
    send('an unknown field', json.replace(/\}$/, `${json === '{}' ? '' : ','}"role":"admin"}`)),
    send('a prototype', '{"__proto__":{"isAdmin":true}}'),
    send('a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'),
    send('deep lists', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
    send('deep objects', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
    send('too much', JSON.stringify({ note: 'x'.repeat(300 * 1024) })),
    send('much white space', `${' '.repeat(200_000)}{}`),
    ...['put', 'PUT', 'delete', 'trace', '', 7, null].map((method) =>
      send(`_method ${method}`, json.replace(/\}$/, `${json === '{}' ? '' : ','}"_method":${JSON.stringify(method)}}`)),
    ),
    ...['text/xml', 'text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=bogus', 'application/jsonx', 'a', ''].map(
      (type) => send(`content type ${type}`, json, { 'content-type': type }),
    ),
    send('a form without its boundary', json, { 'content-type': 'multipart/form-data' }),
    send('a form cut off', '--x\r\nContent-Disposition: form-data; name="a"; filename="../../a.php"\r\n\r\n<?php', {
      'content-type': 'multipart/form-data; boundary=x',
    }),
    send('a form of junk', 'junk', { 'content-type': 'multipart/form-data; boundary=x' }),
  ];
}

function shoot(operation: Operation, what: string, request: Request, headers: Shot['headers'] = {}): Shot {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.path[name]!));
  const query = Object.entries(request.query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const hasBody = request.body !== undefined && operation.method !== 'GET';
  return {
    what,
    url: `/api/v1${path}${query.length === 0 ? '' : `?${query.join('&')}`}`,
    headers: { ...(hasBody ? JSON_TYPE : {}), ...headers },
    payload: hasBody ? written(request.body) : undefined,
  };
}

/** Serialises JSON with the raw pieces in it. */
function written(value: unknown): string {
  if (value instanceof RawJson) return value.json;
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${written(field)}`).join(',')}}`;
}

function show(value: unknown): string {
  return written(value).slice(0, 60);
}

import { EXAMPLES } from './shop/examples.ts';
import type { Access, Endpoint, FileRule, Method, ProblemTable } from './endpoint.ts';
import { SHAPES } from './shop/named-shapes.ts';
import { PROBLEMS, ProblemReply } from './problem.ts';
import { API } from './shop/routes.ts';

type AnyEndpoint = Endpoint<any, any, any, any, any>;
type Json = Record<string, unknown>;

interface Operation extends Json {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Json[];
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>
  >;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
}

/** An OpenAPI 3.1 document as far as its readers in this product go. */
export interface OpenApiDocument extends Json {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Documented {
  readonly version: string;
  readonly server?: string;
  /** The calls that a server answers; a document never promises more. Without it, the whole route table. */
  readonly answered?: ReadonlySet<unknown>;
}

/** Makes the OpenAPI document of the route table. `openApiDocument({ version: '0.1.0', server: 'https://shop.example/api/v1' })` */
export function openApiDocument({ version, server = '/api/v1', answered }: Documented): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [word, group] of Object.entries(API)) {
    for (const [name, endpoint] of Object.entries(group as Record<string, AnyEndpoint>)) {
      if (answered && !answered.has(endpoint)) continue;
      const id = `${word}.${name}`;
      const put = (method: string, path: string, operation: Operation) => ((paths[path] ??= {})[method.toLowerCase()] = operation);
      put(endpoint.method, endpoint.path, operationOf(id, endpoint));
      for (const [index, alias] of (endpoint.aliases ?? []).entries()) {
        const [method, path] = alias.split(' ') as [Method, string];
        put(method, path, operationOf(`${id}.alias${index + 1}`, endpoint));
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bozor API',
      version,
      description:
        'Everything the storefront does. Lists answer {total_size, limit, offset, …} where offset is a page number from 1; refusals answer {errors: [{code, message, field?}], message} with codes that never change meaning.',
    },
    servers: [{ url: server }],
    tags: [...new Set(Object.values(paths).flatMap((operations) => Object.values(operations).flatMap((operation) => operation.tags)))].map(
      (name) => ({ name }),
    ),
    paths,
    components: {
      schemas: {
        Problem: inside(ProblemReply),
        ...Object.fromEntries(Object.entries(SHAPES).map(([name, shape]) => [name, inside(shape)])),
      },
      parameters: HEADERS,
      responses: answersOf(PROBLEMS),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Token of a signed-in customer.' },
        guest: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Guest-Id',
          description: 'Secret name of a guest; the query or body field guest_id is accepted as well.',
        },
      },
    },
  };
}

/** Every call may carry these: they say where, in which module and in which language the caller stands. */
const HEADERS: Record<string, Json> = {
  zoneid: header('zoneid', 'Zones of the delivery point, a JSON array. Without it, [1, …, 15].', { type: 'string' }, '[1]'),
  moduleId: header('moduleId', 'Module that is being looked at.', { type: 'integer', minimum: 1 }, 2),
  latitude: header('latitude', 'Delivery point, degrees north.', { type: 'number', minimum: -90, maximum: 90 }, 41.3111),
  longitude: header('longitude', 'Delivery point, degrees east.', { type: 'number', minimum: -180, maximum: 180 }, 69.2797),
  localization: header(
    'X-localization',
    'Language of texts and messages.',
    { type: 'string', enum: ['en', 'uz', 'uz-Cyrl', 'ru', 'ar'] },
    'en',
  ),
  software: header('X-software-id', 'Name of the calling program.', { type: 'string', maxLength: 100 }, 'bozor-storefront'),
};

const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
  anyone: [{}, { token: [] }, { guest: [] }],
  shopper: [{ token: [] }, { guest: [] }],
  customer: [{ token: [] }],
};

const ALWAYS = ['bad-request', 'bad-header', 'not-signed-in', 'invalid-field', 'too-many-requests', 'internal', 'unavailable'] as const;

function operationOf(id: string, endpoint: AnyEndpoint): Operation {
  return {
    'operationId': id,
    'summary': endpoint.summary,
    'tags': [endpoint.tag],
    'x-access': endpoint.access,
    'x-rate-class': endpoint.rate,
    'security': SECURITY[endpoint.access],
    'parameters': parametersOf(endpoint),
    ...((endpoint.body || endpoint.files) && { requestBody: requestBodyOf(id, endpoint) }),
    'responses': { [endpoint.status ?? 200]: successOf(endpoint), ...refusalsOf(endpoint) },
  };
}

function parametersOf(endpoint: AnyEndpoint): Json[] {
  const key = header(
    'Idempotency-Key',
    'The same key gives the same answer for 24 hours.',
    { type: 'string', minLength: 1, maxLength: 255 },
    '0199f3f1-7d0c-7c0e-9a53-2f1c6ef0a1b2',
  );
  return [
    ...Object.keys(HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(endpoint.idempotent ? [key] : []),
    ...fieldsOf(endpoint.params).map(({ name, schema }) => ({
      name,
      in: 'path',
      required: true,
      ...described(schema),
      schema: named(schema),
    })),
    ...fieldsOf(endpoint.query).map(({ name, schema, required }) => ({
      name,
      in: 'query',
      required,
      ...described(schema),
      ...queryValue(schema),
    })),
  ];
}

/** A list in a query is JSON text. */
function queryValue(schema: Json): Json {
  const { description: _said, ...plain } = schema;
  return schema['type'] === 'array' ? { content: { 'application/json': { schema: inside(plain) } } } : { schema: inside(plain) };
}

function requestBodyOf(id: string, endpoint: AnyEndpoint) {
  if (endpoint.bodyType === 'multipart') return { required: true, content: { 'multipart/form-data': { schema: formOf(endpoint) } } };
  const example: unknown = EXAMPLES[id as keyof typeof EXAMPLES];
  return {
    required: true,
    content: { 'application/json': { schema: named(endpoint.body), ...(example === undefined ? {} : { example }) } },
  };
}

/** The plain fields of a form and its files; a field that may be repeated is a list. */
function formOf({ body, files = {} }: AnyEndpoint): Json {
  const form = inside(body) as { properties?: Json; required?: string[] };
  const uploads = Object.entries(files as Record<string, FileRule>).map(([name, rule]) => {
    const file = {
      type: 'string',
      contentMediaType: rule.types.join(', '),
      description: `Up to ${rule.megabytes} MB: ${rule.types.join(', ')}.`,
    };
    return [name, rule.max > 1 ? { type: 'array', items: file, maxItems: rule.max } : file];
  });
  return { ...form, properties: { ...form.properties, ...Object.fromEntries(uploads) } };
}

function successOf(endpoint: AnyEndpoint) {
  const types = { json: 'application/json', stream: 'text/event-stream', html: 'text/html', file: 'application/octet-stream' } as const;
  const schema = endpoint.replyType === 'file' ? {} : named(endpoint.reply);
  return { description: 'Done.', content: { [types[endpoint.replyType ?? 'json']]: { schema } } };
}

/** What an endpoint may refuse with, by status: its own codes with an example each, else the codes that everybody may answer. */
function refusalsOf(endpoint: AnyEndpoint): Operation['responses'] {
  const general = [
    ...ALWAYS,
    ...(endpoint.access === 'anyone' ? [] : (['sign-in-required'] as const)),
    ...(endpoint.body ? (['too-large', 'unsupported-media-type'] as const) : []),
    ...(endpoint.idempotent ? (['key-reused'] as const) : []),
  ];
  const shared = [...new Set(general.map((code) => PROBLEMS[code].status))].map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  return { ...Object.fromEntries(shared), ...answersOf(endpoint.problems ?? {}) };
}

/** The refusals of a table as OpenAPI answers by status. */
function answersOf(problems: ProblemTable): Operation['responses'] {
  const byStatus = Map.groupBy(Object.entries(problems), ([, { status }]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, entries]) => [
      String(status),
      {
        description: entries.map(([code]) => code).join(', '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(entries.map(([code, { message }]) => [code, { value: { errors: [{ code, message }], message } }])),
          },
        },
      },
    ]),
  );
}

function fieldsOf(schema: unknown): { readonly name: string; readonly schema: Json; readonly required: boolean }[] {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({ name, schema: property, required: required.includes(name) }));
}

function described(schema: Json): Json {
  return schema['description'] === undefined ? {} : { description: schema['description'] };
}

function header(name: string, description: string, schema: Json, example: unknown): Json {
  return { name, in: 'header', required: false, description, schema, example };
}

const NAMES = new Map<unknown, string>(Object.entries(SHAPES).map(([name, shape]) => [shape, name]));

/** A schema with the well-known shapes in it as references. */
function named(schema: unknown): unknown {
  const name = NAMES.get(schema);
  return name === undefined ? inside(schema) : { $ref: `#/components/schemas/${name}` };
}

function inside(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(named);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, named(value)]));
}

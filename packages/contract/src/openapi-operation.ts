import { accessKindOf, type Access, type AccessKind } from './access.ts';
import type { Endpoint, FileRule, ProblemTable } from './endpoint.ts';
import { header, HEADERS } from './openapi-headers.ts';
import type { SchemaWriter } from './openapi-schemas.ts';
import { PROBLEMS, type CoreProblemCode } from './problem.ts';

type AnyEndpoint = Endpoint<any, any, any, any, any>;
type Json = Readonly<Record<string, unknown>>;

/** An operation of an OpenAPI document. */
export interface Operation extends Json {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Json[];
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>
  >;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
}

const SECURITY: Readonly<Record<AccessKind, readonly Json[]>> = {
  anyone: [{}, { token: [] }, { guest: [] }],
  shopper: [{ token: [] }, { guest: [] }],
  customer: [{ token: [] }],
  member: [{ staff: [] }, { staffCookie: [] }],
  staff: [{ staff: [] }, { staffCookie: [] }],
};

const ALWAYS = ['bad-request', 'bad-header', 'not-signed-in', 'invalid-field', 'too-many-requests', 'internal', 'unavailable'] as const;

interface Described {
  /** `word.name` of the call. */
  readonly id: string;
  readonly endpoint: AnyEndpoint;
  readonly write: SchemaWriter;
  /** Example body of the call. */
  readonly example: unknown;
}

/** Returns a call as an operation of the document: access, input, replies and problems. */
export function operationOf({ id, endpoint, write, example }: Described): Operation {
  return {
    'operationId': id,
    'summary': endpoint.summary,
    'tags': [endpoint.tag],
    ...accessOf(endpoint.access),
    'x-rate-class': endpoint.rate,
    'security': SECURITY[accessKindOf(endpoint.access)],
    'parameters': parametersOf(endpoint, write),
    ...((endpoint.body || endpoint.files) && { requestBody: requestBodyOf(endpoint, write, example) }),
    'responses': { [endpoint.status ?? 200]: successOf(endpoint, write), ...refusalsOf(endpoint) },
  };
}

function accessOf(access: Access): Json {
  if (typeof access === 'string') return { 'x-access': access };
  return { 'x-access': access.kind, 'x-permission': access.permission, 'x-scope': access.scope };
}

function parametersOf(endpoint: AnyEndpoint, write: SchemaWriter): Json[] {
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
      schema: write.named(schema),
    })),
    ...fieldsOf(endpoint.query).map(({ name, schema, required }) => ({
      name,
      in: 'query',
      required,
      ...described(schema),
      ...queryValue(schema, write),
    })),
  ];
}

/** A list in a query is JSON text. */
function queryValue(schema: Json, { inside }: SchemaWriter): Json {
  const { description: _said, ...plain } = schema;
  return schema['type'] === 'array' ? { content: { 'application/json': { schema: inside(plain) } } } : { schema: inside(plain) };
}

function requestBodyOf(endpoint: AnyEndpoint, write: SchemaWriter, example: unknown) {
  if (endpoint.bodyType === 'multipart') return { required: true, content: { 'multipart/form-data': { schema: formOf(endpoint, write) } } };
  if (endpoint.signed) return { required: true, content: { '*/*': { schema: {} } } };
  return {
    required: true,
    content: { 'application/json': { schema: write.named(endpoint.body), ...(example === undefined ? {} : { example }) } },
  };
}

/** Plain fields and files of a form. A repeatable field is a list. */
function formOf({ body, files = {} }: AnyEndpoint, { inside }: SchemaWriter): Json {
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

function successOf(endpoint: AnyEndpoint, { named }: SchemaWriter) {
  const types = {
    json: 'application/json',
    stream: 'text/event-stream',
    html: 'text/html',
    file: 'application/octet-stream',
    any: '*/*',
  } as const;
  const schema = endpoint.replyType === 'file' || endpoint.replyType === 'any' ? {} : named(endpoint.reply);
  return { description: 'Done.', content: { [types[endpoint.replyType ?? 'json']]: { schema } } };
}

/** Problems that refuse a caller of another kind. */
const REFUSED_FOR_ACCESS: Readonly<Record<AccessKind, readonly CoreProblemCode[]>> = {
  anyone: [],
  shopper: ['sign-in-required', 'guest-unknown'],
  customer: ['sign-in-required'],
  member: ['sign-in-required', 'not-allowed', 'other-person'],
  staff: ['sign-in-required', 'not-allowed', 'other-person'],
};

/** Problems of an endpoint by status: its own codes with an example each, else the codes common to all. */
function refusalsOf(endpoint: AnyEndpoint): Operation['responses'] {
  const general = [
    ...ALWAYS,
    ...REFUSED_FOR_ACCESS[accessKindOf(endpoint.access)],
    ...(endpoint.body ? (['too-large', 'unsupported-media-type'] as const) : []),
    ...(endpoint.idempotent ? (['key-reused'] as const) : []),
  ];
  const shared = [...new Set(general.map((code) => PROBLEMS[code].status))].map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  return { ...Object.fromEntries(shared), ...answersOf(endpoint.problems ?? {}) };
}

/** Returns a table of problems as OpenAPI responses by status. */
export function answersOf(problems: ProblemTable): Operation['responses'] {
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

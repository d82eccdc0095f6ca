import type { AccessKind } from './access.ts';
import type { Audience } from './audience.ts';
import type { Method } from './endpoint.ts';
import { HEADERS } from './openapi-headers.ts';
import { answersOf, operationOf, type Operation } from './openapi-operation.ts';
import { schemaWriter } from './openapi-schemas.ts';
import { PROBLEMS, ProblemReply } from './problem.ts';

type Json = Record<string, unknown>;

/** The parts of an OpenAPI 3.1 document that this product reads. */
export interface OpenApiDocument extends Json {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Documented {
  readonly version: string;
  readonly server?: string;
  /** Calls that a server has mounted; a document never lists more. Without it, the whole route table. */
  readonly answered?: ReadonlySet<unknown>;
}

/**
 * Returns the OpenAPI document of one audience. `openApiDocument(AUDIENCES.shop, { version: '0.1.0', server: 'https://shop.example/api/v1'
 * })`
 */
export function openApiDocument(
  { title, description, letsIn, api, shapes, examples }: Audience,
  { version, server = '/api/v1', answered }: Documented,
): OpenApiDocument {
  const write = schemaWriter(shapes);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [word, group] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(group)) {
      if (answered && !answered.has(endpoint)) continue;
      const id = `${word}.${name}`;
      const put = (method: string, path: string, operation: Operation) => ((paths[path] ??= {})[method.toLowerCase()] = operation);
      put(endpoint.method, endpoint.path, operationOf({ id, endpoint, write, example: examples[id] }));
      for (const [index, alias] of (endpoint.aliases ?? []).entries()) {
        const [method, path] = alias.split(' ') as [Method, string];
        put(method, path, operationOf({ id: `${id}.alias${index + 1}`, endpoint, write, example: undefined }));
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url: server }],
    tags: [...new Set(Object.values(paths).flatMap((operations) => Object.values(operations).flatMap((operation) => operation.tags)))].map(
      (name) => ({ name }),
    ),
    paths,
    components: {
      schemas: {
        Problem: write.inside(ProblemReply),
        ...Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, write.inside(shape)])),
      },
      parameters: HEADERS,
      responses: answersOf(PROBLEMS),
      securitySchemes: Object.fromEntries(
        Object.entries(SECURITY_SCHEMES)
          .filter(([, { of }]) => of.some((kind) => letsIn.includes(kind)))
          .map(([name, { scheme }]) => [name, scheme]),
      ),
    },
  };
}

/** Security schemes, and the kinds of callers that use each. */
const SECURITY_SCHEMES: Readonly<Record<string, { readonly of: readonly AccessKind[]; readonly scheme: Json }>> = {
  token: {
    of: ['anyone', 'shopper', 'customer'],
    scheme: { type: 'http', scheme: 'bearer', description: 'Token of a signed-in customer.' },
  },
  guest: {
    of: ['anyone', 'shopper'],
    scheme: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Guest-Id',
      description: 'Secret name of a guest; the query or body field guest_id is accepted as well.',
    },
  },
  staff: {
    of: ['member', 'staff'],
    scheme: { type: 'http', scheme: 'bearer', description: 'Token of a signed-in member of the staff.' },
  },
  staffCookie: {
    of: ['member', 'staff'],
    scheme: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-bozor-staff',
      description: 'Set by signing in; `bozor-staff` without https. Calls that change something also need the header x-bozor-console: 1.',
    },
  },
};

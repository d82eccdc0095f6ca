import type { AccessKind } from '@bozor/contract/access.ts';
import { AUDIENCES } from '@bozor/contract/audiences.ts';
import { openApiDocument, type OpenApiDocument } from '@bozor/contract/openapi.ts';

/** The parts of a JSON schema that the OpenAPI document uses; references are already resolved. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
}

export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** An operation as described in the published document. */
export interface Operation {
  /** `POST /customer/cart/add` */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: AccessKind;
  readonly inPath: readonly Field[];
  readonly inQuery: readonly Field[];
  readonly body: Schema | undefined;
  readonly isForm: boolean;
  readonly isStream: boolean;
}

/** Returns every operation of the OpenAPI documents of all audiences, aliases included. */
export function readOperations(): Operation[] {
  return Object.values(AUDIENCES).flatMap((audience) => operationsOf(openApiDocument(audience, { version: '0' })));
}

function operationsOf(document: OpenApiDocument): Operation[] {
  const { schemas } = document['components'] as { schemas: Record<string, Schema> };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as Operation['method'],
        path,
        access: operation['x-access'] as Operation['access'],
        inPath: fieldsIn('path', operation.parameters, schemas),
        inQuery: fieldsIn('query', operation.parameters, schemas),
        body: body === undefined ? undefined : (resolve(body.schema, schemas) as Schema),
        isForm: bodyType === 'multipart/form-data',
        isStream: Object.values(operation.responses).some((answer) => answer.content?.['text/event-stream'] !== undefined),
      };
    }),
  );
}

function fieldsIn(place: 'path' | 'query', parameters: readonly Record<string, unknown>[], schemas: Record<string, Schema>): Field[] {
  return parameters
    .filter((parameter) => parameter['in'] === place)
    .map((parameter) => {
      const listed = parameter['content'] as { 'application/json': { schema: unknown } } | undefined;
      return {
        name: String(parameter['name']),
        required: parameter['required'] === true,
        schema: resolve(listed?.['application/json'].schema ?? parameter['schema'], schemas) as Schema,
      };
    });
}

function resolve(value: unknown, schemas: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((each) => resolve(each, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const reference = (value as { $ref?: unknown }).$ref;
  if (typeof reference === 'string') return resolve(schemas[reference.split('/').at(-1)!], schemas);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolve(each, schemas)]));
}

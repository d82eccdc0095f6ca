import type { Field, Operation, Schema } from './open-api.ts';

/**
 * Existing values of the test's shop, by the name of their field, or by path and field: `/brand/items/{idOrSlug} idOrSlug`.
 * A field known as undefined is omitted.
 */
export type Known = Readonly<Record<string, unknown>>;

/** A valid request: every required field and, in `full`, the optional ones. */
export interface Request {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export function sampleRequest(operation: Operation, known: Known, full: boolean): Request {
  const wanted = (field: Field) => field.required || full;
  const value = ({ name, schema }: Field) => text(known[`${operation.path} ${name}`] ?? sample(schema, known, full, name) ?? '');
  return {
    path: Object.fromEntries(operation.inPath.map((field) => [field.name, value(field)])),
    query: Object.fromEntries(operation.inQuery.filter(wanted).map((field) => [field.name, value(field)])),
    body: operation.body && sample(operation.body, known, full),
  };
}

/** Returns a value that the schema accepts. */
function sample(schema: Schema, known: Known, full: boolean, name = ''): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return sample(schema.anyOf[0]!, known, full, name);
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => full || schema.required?.includes(key))
          .map(([key, property]) => [key, sample(property, known, full, key)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => sample(schema.items ?? {}, known, full, name));
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    default:
      return schema.format === 'date-time' ? '2026-11-21T09:00:00Z' : 'a'.repeat(Math.max(schema.minLength ?? 1, 3));
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

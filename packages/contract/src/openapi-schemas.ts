/** Writes JSON schemas for a document. A named shape becomes a reference. */
export interface SchemaWriter {
  /** Returns a schema, or the reference to it. */
  readonly named: (schema: unknown) => unknown;
  /** Returns the schema itself, with references for the named shapes inside it. */
  readonly inside: (schema: unknown) => unknown;
}

/** Returns a writer that refers to these shapes by name, `#/components/schemas/<name>`. */
export function schemaWriter(shapes: Readonly<Record<string, unknown>>): SchemaWriter {
  const names = new Map(Object.entries(shapes).map(([name, shape]) => [shape, name]));
  const named = (schema: unknown): unknown => {
    const name = names.get(schema);
    return name === undefined ? inside(schema) : { $ref: `#/components/schemas/${name}` };
  };
  const inside = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(named);
    if (typeof schema !== 'object' || schema === null) return schema;
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, named(value)]));
  };
  return { named, inside };
}

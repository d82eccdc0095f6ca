import { problem } from './problem.ts';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/**
 * Converts the strings of a query (or of path parameters) to the types of the schema: numbers, booleans, JSON lists. Text that cannot be
 * converted stays text, so that validation names the field. A repeated plain field is refused.
 */
export function parseQuery(schema: JsonSchema | undefined, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const properties = schema?.properties ?? {};
  const parsed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property === undefined) continue; // Unknown query fields (analytics and the like) are dropped.
    if (Array.isArray(value) && kindOf(property) !== 'array') throw problem('invalid-field', { field: name, values: { field: name } });
    const converted = convert(property, value);
    if (converted !== undefined) parsed[name] = converted;
  }
  return parsed;
}

/**
 * Converts a JSON body in the same way at every depth, because some clients send numbers, flags and lists as text, or a code or house
 * number as a number. Fields outside the schema stay for validation to refuse.
 */
export function parseBody(schema: JsonSchema | undefined, value: unknown): unknown {
  return schema === undefined ? value : convert(schema, value);
}

function convert(whole: JsonSchema, value: unknown): unknown {
  const schema = whole.anyOf?.find((branch) => kindOf(branch) === kindOfValue(value)) ?? whole;
  const kind = kindOf(schema);
  if (typeof value === 'string') return convertText(schema, kind, value);
  if (kind === 'string') return typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (kind === 'boolean') return value === 1 ? true : value === 0 ? false : value;
  if (kind === 'array' && Array.isArray(value)) return value.map((entry) => (schema.items ? convert(schema.items, entry) : entry));
  if (kind !== 'object' || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { properties = {} } = schema;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, entry]) => [name, Object.hasOwn(properties, name) ? convert(properties[name]!, entry) : entry] as const)
      .filter(([, entry]) => entry !== undefined),
  );
}

function convertText(schema: JsonSchema, kind: string | undefined, value: string): unknown {
  if (value === '' && schema.enum && !schema.enum.includes('')) return undefined;
  if (kind === 'string' || kind === undefined) return value;
  if (value === '') return undefined;
  if (kind === 'boolean') return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
  if (kind !== 'array' && kind !== 'object') return /^-?\d{1,17}(\.\d{1,20})?$/.test(value) ? Number(value) : value;
  const isWords = kind === 'array' && WORDS.test(value);
  try {
    return convert(schema, isWords ? value.split(',') : JSON.parse(value));
  } catch {
    return value;
  }
}

/** A list as people write it: `popular`, `3,7`. */
const WORDS = /^[\w-]+(,[\w-]+)*$/;

/** JSON Schema type of a value. */
function kindOfValue(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

/** JSON Schema type of a property, without null. */
function kindOf({ type, anyOf }: JsonSchema): string | undefined {
  if (typeof type === 'string') return type;
  return type?.find((each) => each !== 'null') ?? anyOf?.map(kindOf).find((each) => each !== undefined && each !== 'null');
}

// NUL, control characters except tab and line ends, and lone surrogates are invalid in every field.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const MAX_DEPTH = 12;

/** Normalizes every text of an input to NFC and refuses control characters, naming the field. */
export function cleanInput(value: unknown, field = '', depth = 0): unknown {
  if (typeof value === 'string') {
    if (FORBIDDEN.test(value)) throw problem('invalid-field', { field: field || 'body', values: { field: field || 'body' } });
    return value.normalize('NFC');
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw problem('invalid-field', { field, values: { field } });
  if (Array.isArray(value)) return value.map((entry, index) => cleanInput(entry, join(field, String(index)), depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, cleanInput(entry, join(field, name), depth + 1)]));
}

function join(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}

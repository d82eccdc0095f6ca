import { cleanField, type TextSchema } from './clean-field.ts';
import { problem } from './problem.ts';

interface JsonSchema extends TextSchema {
  readonly 'type'?: string | readonly string[];
  readonly 'enum'?: readonly unknown[];
  readonly 'anyOf'?: readonly JsonSchema[];
  readonly 'properties'?: Readonly<Record<string, JsonSchema>>;
  readonly 'items'?: JsonSchema;
  readonly 'required'?: readonly string[];
  readonly 'additionalProperties'?: unknown;
  readonly 'minimum'?: number;
  readonly 'maximum'?: number;
  /** Marks a number that counts as its nearest bound beyond them (`CLAMPED` of the contract). */
  readonly 'x-clamped'?: true;
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
 * number as a number. Drops fields that the schema does not have, and null or empty choices of optional ones, so that a reply can be sent
 * back unchanged.
 */
export function parseBody(schema: JsonSchema | undefined, value: unknown): unknown {
  return schema === undefined ? value : convert(schema, value);
}

function convert(whole: JsonSchema, value: unknown): unknown {
  const schema = whole.anyOf?.find((branch) => kindOf(branch) === kindOfValue(value)) ?? whole;
  const kind = kindOf(schema);
  if (typeof value === 'string') return convertText(schema, kind, value);
  if (typeof value === 'number' && (kind === 'number' || kind === 'integer')) return clamp(schema, value);
  if (kind === 'string') return typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (kind === 'boolean') return value === 1 ? true : value === 0 ? false : value;
  if (kind === 'array' && Array.isArray(value)) return value.map((entry) => (schema.items ? convert(schema.items, entry) : entry));
  if (kind !== 'object' || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { properties = {}, required = [], additionalProperties } = schema;
  const converted: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property === undefined) {
      if (additionalProperties !== false) converted[name] = entry;
      continue;
    }
    if (entry === null && !required.includes(name) && !takesNull(property)) continue;
    const known = convert(property, entry);
    if (known !== undefined) converted[name] = known;
  }
  return converted;
}

function takesNull({ type, anyOf }: JsonSchema): boolean {
  return type === 'null' || (Array.isArray(type) && type.includes('null')) || (anyOf?.some(takesNull) ?? false);
}

/** Returns the number within the bounds of a schema that clamps; any other number unchanged. */
function clamp({ minimum = -Infinity, maximum = Infinity, 'x-clamped': isClamped }: JsonSchema, value: number): number {
  return isClamped ? Math.min(Math.max(value, minimum), maximum) : value;
}

function convertText(schema: JsonSchema, kind: string | undefined, value: string): unknown {
  if (schema.enum && NOTHING.has(value) && !schema.enum.includes(value)) return undefined;
  if (kind === 'string' || kind === undefined) return value;
  if (NOTHING.has(value)) return undefined;
  if (kind === 'boolean') return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
  if (kind !== 'array' && kind !== 'object') return NUMBER.test(value) ? clamp(schema, Number(value)) : value;
  const isWords = kind === 'array' && WORDS.test(value);
  try {
    return convert(schema, isWords ? value.split(',') : JSON.parse(value));
  } catch {
    return value;
  }
}

/** A value that was never set, as programs write it into a query or a form. In a plain text it is a word like any other. */
const NOTHING = new Set(['', 'null', 'undefined']);

const NUMBER = /^-?\d{1,30}(\.\d{1,20})?$/;

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

/** Meaning of the texts of an input: the schema, and the shop's country for its phone numbers. */
export interface InputTexts {
  readonly schema?: JsonSchema | undefined;
  readonly country?: string | undefined;
}

/**
 * Cleans every text of an input by the kind of its field, and refuses control characters, naming the field. A text of which nothing is visible
 * becomes empty, so that the rule refuses it.
 */
export function cleanInput(value: unknown, { schema, country }: InputTexts, field = '', depth = 0): unknown {
  if (typeof value === 'string') {
    if (FORBIDDEN.test(value)) throw invalid(field || 'body');
    return cleanField(value, schema, country);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw invalid(field);
  const clean = (entry: unknown, name: string, of: JsonSchema | undefined) =>
    cleanInput(entry, { schema: of, country }, join(field, name), depth + 1);
  if (Array.isArray(value)) return value.map((entry, index) => clean(entry, String(index), schema?.items));
  const own = schema?.anyOf?.find((branch) => kindOf(branch) === 'object') ?? schema;
  const { properties = {} } = own ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      clean(entry, name, Object.hasOwn(properties, name) ? properties[name] : undefined),
    ]),
  );
}

function invalid(field: string) {
  return problem('invalid-field', { field, values: { field } });
}

function join(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}

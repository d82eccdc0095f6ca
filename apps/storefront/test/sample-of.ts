/** The part of JSON Schema that the contract uses. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/**
 * A value that a schema allows, with one row in every list, null where it may be, and a text that says its own name.
 * @example sampleOf(Exact({ name: Text, picture: Nullable(Url) })) // { name: 'Name', picture: null }
 */
export function sampleOf(schema: object, name = 'text'): unknown {
  const { type, enum: values, const: only, anyOf, properties, required = [], items, minimum, ...rest } = schema as Schema;
  if (only !== undefined) return only;
  if (Array.isArray(type) && type.includes('null')) return null;
  if (values) return values[0];
  if (anyOf) return sampleOf(anyOf[0]!, name);
  switch (type) {
    case 'object':
      return Object.fromEntries(required.map((key) => [key, sampleOf(properties![key]!, key)]));
    case 'array':
      return [sampleOf(items!, name)];
    case 'integer':
    case 'number':
      return Math.max(minimum ?? 1, Math.min(rest.multipleOf ?? 1, rest.maximum ?? 1));
    case 'boolean':
      return false;
    case 'string':
      return textFor(rest, name);
    default:
      return null;
  }
}

const FORMATS: Readonly<Record<string, string>> = { 'date-time': '2026-03-21T07:00:00.000Z', 'date': '2026-03-21' };

/** A picture that needs no network. */
const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

function textFor({ format, pattern, minLength = 0 }: Schema, name: string): string {
  if (format) return FORMATS[format]!;
  if (pattern?.includes('[0-5][0-9]')) return '09:30';
  if (pattern) return 'sample';
  if (/image|picture|logo|attachment|file/.test(name)) return DOT;
  if (/url|link/.test(name)) return '';
  const words = name.replaceAll('_', ' ');
  return (words[0]!.toUpperCase() + words.slice(1)).padEnd(minLength, '0');
}

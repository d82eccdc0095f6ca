import { isModuleType, type ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { point, type Point } from '@bozor/domain/places/point.ts';
import type { Direction } from '@bozor/domain/words/direction.ts';
import { LOCALES, type Locale } from '@bozor/domain/words/locale.ts';

export interface StoredModule {
  readonly id: number;
  readonly module_type: ModuleType;
  readonly module_name: string;
}

export type Theme = 'light' | 'dark';

export interface StoredSettings {
  readonly direction?: Direction;
  readonly theme?: Theme;
}

/** Everything the browser remembers, under the very keys of the specification. */
export interface StoredValues {
  'token': string;
  'guest_id': string;
  'zoneid': readonly number[];
  /** Address of the picked place. */
  'location': string;
  'currentLatLng': Point;
  'module': StoredModule;
  'settings': StoredSettings;
  'language-setting': Locale;
  'country': string;
  'userDatafor': { readonly email_or_phone: string };
  'searchedValues': readonly string[];
  'bg': string;
}

export type StoredKey = keyof StoredValues;

/** How a value is written, and what of a written text can be believed. */
export interface Codec<Value> {
  /** The value, or undefined for anything that is corrupt, outdated or edited by hand. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
  /** What of it the server needs to render the first page right; kept in a cookie of the same name. */
  readonly cookie?: (value: Value) => string;
}

export const CODECS: { readonly [Key in StoredKey]: Codec<StoredValues[Key]> } = {
  'token': text(/^[\w.~+/=-]{20,512}$/),
  'guest_id': text(/^[\w-]{16,128}$/),
  'zoneid': mirrored(
    json((value) =>
      Array.isArray(value) && value.length > 0 && value.length <= 200 && value.every(isId) ? (value as readonly number[]) : undefined,
    ),
  ),
  'location': text(/^[^\p{Cc}]{1,500}$/u),
  'currentLatLng': mirrored(json((value) => point(field(value, 'lat'), field(value, 'lng')))),
  'module': { ...json(toModule), cookie: (value) => String(value.id) },
  'settings': mirrored(json(toSettings)),
  'language-setting': mirrored({ read: (value) => LOCALES.find((locale) => locale === value), write: String }),
  'country': text(/^[A-Za-z]{2}$/),
  'userDatafor': json((value) => {
    const given = field(value, 'email_or_phone');
    return typeof given === 'string' && given.length > 0 && given.length <= 255 ? { email_or_phone: given } : undefined;
  }),
  'searchedValues': json((value) =>
    Array.isArray(value) && value.every((term) => typeof term === 'string' && term.length <= 200)
      ? (value.slice(-5) as readonly string[])
      : undefined,
  ),
  'bg': text(/^#[0-9a-f]{6}$/i),
};

function text(pattern: RegExp): Codec<string> {
  return { read: (value) => (pattern.test(value) ? value : undefined), write: String };
}

function json<Value>(accept: (value: unknown) => Value | undefined): Codec<Value> {
  return {
    read: (value) => {
      try {
        return accept(JSON.parse(value));
      } catch {
        return undefined;
      }
    },
    write: (value) => JSON.stringify(value),
  };
}

function mirrored<Value>(codec: Codec<Value>): Codec<Value> {
  return { ...codec, cookie: codec.write };
}

function toModule(value: unknown): StoredModule | undefined {
  const [id, type, name] = [field(value, 'id'), field(value, 'module_type'), field(value, 'module_name')];
  return isId(id) && isModuleType(type) ? { id, module_type: type, module_name: typeof name === 'string' ? name : '' } : undefined;
}

function toSettings(value: unknown): StoredSettings | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [direction, theme] = [field(value, 'direction'), field(value, 'theme')];
  return {
    ...((direction === 'ltr' || direction === 'rtl') && { direction }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

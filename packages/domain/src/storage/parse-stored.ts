import { isModuleType } from '../catalogue/module-type.ts';
import type { ModuleType } from '../catalogue/module-type.ts';
import { parseId } from '../ids.ts';
import type { ModuleId, ZoneId } from '../ids.ts';
import { point } from '../places/point.ts';
import type { Point } from '../places/point.ts';
import { directionOf } from '../words/direction.ts';
import type { Direction } from '../words/direction.ts';
import { isLocale } from '../words/locale.ts';
import type { Locale } from '../words/locale.ts';
import { parsePlacedOrders, type PlacedLink } from './placed-orders.ts';
import { parseRecentSearches } from './recent-searches.ts';
import type { StorageKey } from './storage-key.ts';
import { parseZones } from './zones.ts';

/** Themes of the storefront. */
const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Diet preferences that narrow food lists; without one, both kinds are listed. */
const DIET_PREFERENCES = ['veg', 'non_veg'] as const;
export type DietPreference = (typeof DIET_PREFERENCES)[number];

/** Parsed values of the storage keys. */
export interface StoredValues {
  readonly 'token': string;
  readonly 'guest_id': string;
  readonly 'zoneid': readonly ZoneId[];
  /** Address text of the picked place. */
  readonly 'location': string;
  readonly 'currentLatLng': Point;
  readonly 'module': StoredModule;
  readonly 'settings': StoredSettings;
  readonly 'language-setting': Locale;
  /** ISO 3166 code, 'UZ'. */
  readonly 'country': string;
  /** Identity of the last sign-in on this device; never a password. */
  readonly 'userDatafor': { readonly email_or_phone: string };
  readonly 'searchedValues': readonly string[];
  /** Accent colour of the active module, '#ca3609'. */
  readonly 'bg': string;
  /** Signed links of the orders that guests placed here, newest first. */
  readonly 'placed_orders': readonly PlacedLink[];
}

/** The fields of the active module that the first page needs. */
interface StoredModule {
  readonly id: ModuleId;
  readonly module_type: ModuleType;
  readonly module_name: string;
}

/** Display settings. */
interface StoredSettings {
  readonly direction: Direction;
  /** Missing means the system's theme. */
  readonly theme?: Theme | undefined;
  /** Missing means both diets. */
  readonly diet?: DietPreference | undefined;
}

/**
 * Parses the stored text of a key. `undefined` for a value that is corrupt, from an older version or edited by hand: discard it and
 * continue without it.
 * @example parseStored('currentLatLng', '{"lat":41.31,"lng":69.27}') // { lat: 41.31, lng: 69.27 };  parseStored('bg', 'red') // undefined
 */
export function parseStored<Key extends StorageKey>(key: Key, text: string | null | undefined): StoredValues[Key] | undefined {
  return text ? PARSERS[key](text) : undefined;
}

/**
 * Serialises a value for storage: texts as they are, everything else as JSON.
 * @example writeStored('zoneid', [1]) // '[1]'
 */
export function writeStored<Key extends StorageKey>(_key: Key, value: StoredValues[Key]): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const PARSERS: { readonly [Key in StorageKey]: (text: string) => StoredValues[Key] | undefined } = {
  'token': (text) => matching(text, /^[\w.~+/=-]{20,512}$/),
  'guest_id': (text) => matching(text, /^[\w-]{16,128}$/),
  'zoneid': parseZones,
  'location': (text) => matching(text, /^[^\p{Cc}]{1,500}$/u),
  'currentLatLng': (text) => {
    const { lat, lng } = fieldsOf(text);
    return point(lat, lng);
  },
  'module': parseModule,
  'settings': parseSettings,
  'language-setting': (text) => (isLocale(text) ? text : undefined),
  'country': (text) => matching(text, /^[A-Z]{2}$/),
  'userDatafor': (text) => {
    const { email_or_phone: known } = fieldsOf(text);
    return typeof known === 'string' && known !== '' && known.length <= 255 ? { email_or_phone: known } : undefined;
  },
  'searchedValues': parseRecentSearches,
  'bg': (text) => matching(text, /^#[0-9a-f]{6}$/i),
  'placed_orders': parsePlacedOrders,
};

function parseModule(text: string): StoredModule | undefined {
  const { id, module_type: type, module_name: name } = fieldsOf(text);
  const moduleId = parseId<ModuleId>(id);
  if (moduleId === undefined || !isModuleType(type) || typeof name !== 'string') return undefined;
  return { id: moduleId, module_type: type, module_name: name.slice(0, 100) };
}

/** Invalid fields are dropped; the valid ones remain. */
function parseSettings(text: string): StoredSettings | undefined {
  const { direction, theme, diet } = fieldsOf(text);
  const knownTheme = THEMES.find((each) => each === theme);
  const knownDirection = direction === 'rtl' || direction === 'ltr' ? direction : undefined;
  const knownPreference = DIET_PREFERENCES.find((each) => each === diet);
  if (!knownDirection && !knownTheme && !knownPreference) return undefined;
  return { direction: knownDirection ?? directionOf(''), theme: knownTheme, diet: knownPreference };
}

function matching(text: string, pattern: RegExp): string | undefined {
  return pattern.test(text) ? text : undefined;
}

/** Returns the fields of a JSON object; none for anything else. */
function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

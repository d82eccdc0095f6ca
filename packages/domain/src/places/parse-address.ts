import { ORDINAL_WORDS } from './names-house.ts';
import { parseCoordinates } from './parse-coordinates.ts';
import type { Point } from './point.ts';

/** Parts of an address as a customer wrote them. Absent parts were not written. */
export interface AddressParts {
  /** House with its letter, and its building after a slash: `15`, `15А`, `15/2`. */
  readonly house?: string;
  readonly flat?: string;
  readonly entrance?: string;
  readonly floor?: string;
  readonly landmark?: string;
  readonly postalCode?: string;
}

/** A word or number that may be part of the name of a street, a place or a district. */
export interface AddressToken {
  readonly text: string;
  readonly kind: 'word' | 'number' | 'initial';
  /** The number is an ordinal or belongs to a lane (`2-tor`, `3-й проезд`, `10-kvartal`): never a house. */
  readonly isOrdinal?: boolean;
}

export interface ParsedAddress extends AddressParts {
  /** Building of a house that is still among the tokens. */
  readonly building?: string;
  /** The point, where the text is coordinates or a map link. */
  readonly point?: Point;
  /** Words of the name to look for, in order. Bare numbers are among them: the matcher decides whether they are a name's or the house's. */
  readonly tokens: readonly AddressToken[];
}

const APOSTROPHE = `['’‘\`´ʻʼ′]?`;
const START = String.raw`(?<![\p{L}\p{N}'’‘ʻʼ])`;
const END = String.raw`(?![\p{L}\p{N}])`;
/** `15`, `15а`, `15 А`, `15/2`, `15а/2б`. A letter before another number is an abbreviation of the next part. */
const HOUSE = String.raw`\d{1,4}(?:\s?-?\s?[a-zа-яўқғҳ](?![\p{L}\p{N}]|[.]?\s*-?\s*\d))?(?:\s?[/\\]\s?\d{1,4}[a-zа-я]?(?![\p{L}\p{N}]))?`;
/** After a short form that a number may follow at once: `д15`, `кв4`. */
const NO_LETTER = String.raw`(?!\p{L})`;
const SHORT = String.raw`\d{1,4}[a-zа-я]?`;
const SIGN = String.raw`\s*[.:№#-]*\s*(?:№|#|no\.?)?\s*`;

const word = (...spellings: string[]) => `(?:${spellings.join('|').replaceAll("'", APOSTROPHE)})`;
const pattern = (source: string) => new RegExp(source, 'iu');

const FLAT = word(
  'квартира',
  'кварт',
  'кв-ра',
  'xonadon',
  'хонадон',
  'хон',
  'xon',
  'kvartira',
  'flat',
  'apartment',
  'apt',
  'xona',
  'хона',
  'офис',
  'оф',
  'ofis',
  'office',
  'unit',
  'suite',
);
/** The short forms also mean a quarter. They mean a flat only after a number. */
const FLAT_OR_QUARTER = word('кв', 'kv');
const NOT_QUARTER = String.raw`(?!\s*[-–]?\s*[.]?\s*(?:л|l)(?!\p{L}))(?!\p{L})`;
const ENTRANCE = word(
  'подъезд',
  'подьезд',
  'подезд',
  'под',
  'п-д',
  'пд',
  "pod'ezd",
  'podyezd',
  'podezd',
  'pod',
  'entrance',
  'entr',
  "yo'lak",
  'йўлак',
  'kirish',
  'кириш',
);
const FLOOR = word('этаж', 'эт', 'etaj', 'et', 'floor', 'fl', 'qavat', 'қават', 'кават', 'kavat');
const BUILDING = word(
  'корпус',
  'корп',
  'кор',
  'к',
  'korpus',
  'korp',
  'k',
  'строение',
  'стр',
  'литер',
  'лит',
  'блок',
  'blok',
  'bldg',
  'building',
  'bino',
  'бино',
  'binosi',
  'vladenie',
  'вл',
);
const HOUSE_BEFORE = word('дом', 'д', 'dom', 'd', 'uy', 'уй', 'house', 'hse', 'xonadon uy', 'hovli', 'ҳовли', 'участок', 'уч');
const HOUSE_AFTER = word('uyi', 'uy', 'уйи', 'уй', 'dom', 'дом', 'hovli', 'ҳовли', 'хонали уй');
/**
 * People write `подъезд 3 этаж 5` and `3 подъезд 5 этаж`. Which of two numbers belongs to a word shows at the end of the segment: where it
 * ends with a number, the numbers follow their words.
 */
const NUMBERS_FIRST = String.raw`(?![^,;()\n]*${START}(?:${[ENTRANCE, FLOOR, FLAT, FLAT_OR_QUARTER, HOUSE_BEFORE].join('|')})${NO_LETTER}${SIGN}${SHORT}\s*(?:[,;()\n]|$))`;
const LANDMARK_BEFORE = word(
  'ориентир',
  'ор-р',
  "mo'ljal",
  'мўлжал',
  'мулжал',
  'муљал',
  'orientir',
  'landmark',
  'near',
  'opposite',
  'next to',
  'behind',
  'рядом с',
  'рядом',
  'возле',
  'около',
  'напротив',
  'позади',
  'недалеко от',
  'ost',
  'остановка',
);
const LANDMARK_AFTER = word(
  'yonida',
  'yonidagi',
  'yoni',
  'yaqinida',
  'yaqini',
  "ro'parasida",
  "ro'parasi",
  'qarshisida',
  'qarshisi',
  'orqasida',
  'oldida',
  'ёнида',
  'ёнидаги',
  'яқинида',
  'рўпарасида',
  'қаршисида',
  'орқасида',
  'олдида',
);
const ORDINAL = String.raw`(?:-?\s?(?:ый|ой|ий|ая|й|я|inchi|nchi|chi|инчи|нчи|чи|st|nd|rd|th)(?!\p{L}))`;
const ORDERED = word(...ORDINAL_WORDS);

/** Rules that take parts off an address, in this order: each reads the text that the rules before it left. */
const PEELS: readonly { readonly part: keyof AddressParts | 'building' | 'phone'; readonly patterns: readonly RegExp[] }[] = [
  { part: 'phone', patterns: [pattern(String.raw`(?:\+\s?)?998[\s(-]*\d{2}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)`)] },
  {
    part: 'landmark',
    patterns: [
      pattern(String.raw`${START}${LANDMARK_BEFORE}${END}\s*[:.–-]*\s*([^,;()\n]+)`),
      pattern(
        String.raw`(?<=^|[,;()\n]|\d[a-zа-я]?(?=\s)|${START}(?:uy|уй|дом|xonadon|хонадон))\s*([^,;()\n\d]+?\s+${LANDMARK_AFTER})${END}`,
      ),
    ],
  },
  {
    part: 'postalCode',
    patterns: [
      pattern(
        String.raw`${START}(?:(?:почтовый\s+)?индекс|(?:pochta\s+)?indeksi?|index|zip(?:\s*code)?|postal code)?\s*[:.]?\s*(?<!\d)(\d{6})(?!\d)`,
      ),
    ],
  },
  {
    part: 'entrance',
    patterns: [
      pattern(String.raw`${START}(\d{1,2})\s*${ORDINAL}?\s*-?\s*${NUMBERS_FIRST}${ENTRANCE}${END}`),
      pattern(String.raw`${START}${ENTRANCE}${SIGN}(\d{1,2})${END}`),
      pattern(String.raw`${START}(\d{1,2})\s*${ORDINAL}?\s*-?\s*${ENTRANCE}${END}`),
    ],
  },
  {
    part: 'floor',
    patterns: [
      pattern(String.raw`${START}(\d{1,2})\s*${ORDINAL}?\s*-?\s*${NUMBERS_FIRST}${FLOOR}${END}`),
      pattern(String.raw`${START}${FLOOR}${SIGN}(\d{1,2})${END}`),
      pattern(String.raw`${START}(\d{1,2})\s*${ORDINAL}?\s*-?\s*${FLOOR}${END}`),
    ],
  },
  {
    part: 'flat',
    patterns: [
      pattern(String.raw`${START}(${SHORT})\s*-?\s*${NUMBERS_FIRST}${FLAT}${END}`),
      pattern(String.raw`${START}${FLAT}${SIGN}(${SHORT})${END}`),
      pattern(String.raw`(?<=\d[^]*)${START}${FLAT_OR_QUARTER}${NOT_QUARTER}${SIGN}(${SHORT})${END}(?!\s*-?\s*${HOUSE_AFTER}${END})`),
      pattern(String.raw`(?<=\d[^]*(?:\s|,|;))(${SHORT})\s*-?\s*${FLAT_OR_QUARTER}${NOT_QUARTER}${END}`),
      pattern(String.raw`${START}(${SHORT})\s*-?\s*${FLAT}${END}`),
    ],
  },
  {
    part: 'building',
    patterns: [
      pattern(String.raw`(?<=\d[^]*)${START}(${SHORT})\s*-\s*${BUILDING}${END}`),
      pattern(String.raw`(?<=\d[^]*)${START}${BUILDING}${NO_LETTER}${SIGN}(${SHORT})${END}`),
      pattern(String.raw`(?<=\d[a-zа-я]?\s?)(?:корпус|корп|к|k)${SIGN}(\d{1,2}[a-zа-я]?)${END}`),
    ],
  },
  {
    part: 'house',
    patterns: [
      pattern(String.raw`${START}${HOUSE_BEFORE}${NO_LETTER}${SIGN}(${HOUSE}(?:\s?[-–]\s?\d{1,4}(?![\p{L}\p{N}]))?)`),
      pattern(String.raw`${START}(${HOUSE})\s*-?\s*(?:сон(?:ли)?|son(?:li)?)?\s*${HOUSE_AFTER}${END}`),
      pattern(String.raw`${START}${BUILDING}${NO_LETTER}${SIGN}(${HOUSE})${END}`),
      pattern(String.raw`${START}(?:№|#)\s*(${HOUSE})`),
      pattern(String.raw`${START}(\d{1,4}[a-zа-я]?\s?[-–]\s?\d{1,4})(?![\p{L}\p{N}]|\s*[-–])`),
    ],
  },
];

/**
 * Splits an address as people write it into its parts, in Uzbek (both scripts), Russian or English, with their abbreviations. House, flat,
 * entrance, floor, landmark and postal code are taken out; the rest are the words of the name.
 * `near` decides between two readings of coordinates (see `parseCoordinates`).
 * @example parseAddress('ул. Навои, д.15 кв. 4', centre) // { house: '15', flat: '4', tokens: [ул, Навои] }
 */
export function parseAddress(text: string, near: Point): ParsedAddress {
  const point = parseCoordinates(text, near);
  if (point) return { point, tokens: [] };
  let rest = spaced(text);
  const found: Partial<Record<keyof AddressParts | 'building' | 'phone', string>> = {};
  for (const { part, patterns } of PEELS) {
    for (const each of patterns) {
      const match = each.exec(rest);
      if (!match) continue;
      found[part] = (match[1] ?? match[0]).trim();
      rest = `${rest.slice(0, match.index)} , ${rest.slice(match.index + match[0].length)}`;
      break;
    }
  }
  const { building, phone: _phone, house: written, ...parts } = found;
  const tokens = tokensOf(rest);
  const [house, afterHyphen] = houseOf(written);
  const bare = house === undefined && building !== undefined && !tokens.some(({ kind, isOrdinal }) => kind === 'number' && !isOrdinal);
  const whole = house === undefined ? (bare ? building : undefined) : house + (building ? `/${building}` : '');
  const flat = parts.flat ?? afterHyphen;
  const isNamed = tokens.some(({ kind }) => kind === 'word');
  return {
    ...parts,
    ...(flat && { flat }),
    ...(whole && { house: whole.toUpperCase() }),
    ...(building && house === undefined && !bare && { building }),
    // A landmark alone is the name to look for.
    tokens: isNamed || !parts.landmark ? tokens : [...tokensOf(parts.landmark), ...tokens],
  };
}

/** `15-42` is a house and its flat. */
function houseOf(written: string | undefined): readonly [house: string | undefined, flat?: string] {
  if (written === undefined) return [undefined];
  const [house, flat] = written.replaceAll('\\', '/').split(/\s?[-–]\s?(?=\d)/);
  const tidy = house!.replaceAll(/[\s-]/g, '');
  return flat === undefined ? [tidy] : [tidy, flat];
}

/** Separates words that were typed without a space: `ул.Навои`, `Навои15`, `AmirTemur`. */
function spaced(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L}{3,})(\d)/gu, '$1 $2')
    .replace(/(\p{L}{2,})\.(?=[\p{L}\d])/gu, '$1. ')
    .replace(/(\d)(?=\p{L}{3,})/gu, '$1 ')
    .replace(/[\t ]+/g, ' ')
    .trim();
}

const TOKEN = pattern(
  String.raw`(\d{1,4})(${ORDINAL}|(?=\s*-?\s*${ORDERED}${END}))|(\d+(?:\s?[a-zа-я](?![\p{L}\p{N}]|[.]))?(?:\s?[/\\]\s?\d+[a-zа-я]?)?(?!\p{L}))|[\p{L}\p{M}\p{N}'’‘´ʻʼ\u0060]+`,
);

function tokensOf(text: string): AddressToken[] {
  return [...text.matchAll(new RegExp(TOKEN.source, 'giu'))].flatMap(([all, ordinal, , number]): AddressToken[] => {
    if (ordinal !== undefined) return [{ kind: 'number', text: ordinal, isOrdinal: true }];
    if (number !== undefined) return [{ kind: 'number', text: number.replaceAll(/\s/g, '').replaceAll('\\', '/') }];
    if (/^\p{L}$/u.test(all)) return [{ kind: 'initial', text: all }];
    return [{ kind: 'word', text: all }];
  });
}

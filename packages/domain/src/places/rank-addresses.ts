import { fold, looseKey } from '../search/fold.ts';
import { switchLayout } from '../search/keyboard-layout.ts';
import type { VariantKind } from '../search/query-variants.ts';
import { typoMatch } from '../search/typo-match.ts';
import { AREA_WORDS, beginsFiller, CITY_WORDS, DISTRICT_WORDS, isFiller, LANE_WORDS, STREET_WORDS } from './address-words.ts';
import { parseAddress, type AddressParts, type AddressToken, type ParsedAddress } from './parse-address.ts';
import type { Point } from './point.ts';

/** Search keys of a name by spelling: its words, exact and loose. */
export type AddressKeys = Readonly<Record<VariantKind, readonly (readonly string[])[]>>;

/** An entry that can be found by its name. */
export interface Addressable {
  readonly keys: AddressKeys;
  readonly kind: 'street' | 'area' | 'place' | 'district';
  /** Keys of the district that contains it. */
  readonly area?: AddressKeys | undefined;
  /** Tie-breaker, 0 to 100. */
  readonly importance: number;
}

/** A match, and the parts of the typed address that are no part of its name. */
export interface FoundAddress<Entry> extends AddressParts {
  readonly entry: Entry;
}

export interface AddressIndex<Entry> {
  readonly entries: readonly Entry[];
  readonly postings: Readonly<Record<VariantKind, ReadonlyMap<string, readonly number[]>>>;
  readonly areas: Readonly<Record<VariantKind, ReadonlySet<string>>>;
}

/** Shorter words resemble too many others. */
const SHORTEST_CORRECTED = 4;
/** Longer words may have two typing errors. */
const SHORTEST_TWICE_CORRECTED = 8;
/** An address with a house may have words that no name explains, such as a shop beside it. */
const LEAST_SHARE = 0.5;
const WORTH = { filler: 0.1, city: 0, initial: 0.05, area: 0.15 } as const;
const IS_NUMBER = /^\d/;

/**
 * Returns the search keys of a name from all its spellings. Words that may be written as one have a joined key too (Amirtemur).
 * @example addressKeys(['Oloy bozori', 'Алайский рынок']).exact // [['oloy', 'bozori', 'oloybozori'], ['alayskiy', 'rinok', …]]
 */
export function addressKeys(spellings: readonly string[]): AddressKeys {
  const words = (key: (text: string) => string) =>
    spellings.map((spelling) => {
      const single = key(spelling).split(' ').filter(Boolean);
      const joined = single
        .slice(1)
        .flatMap((word, at) => (IS_NUMBER.test(single[at]!) || IS_NUMBER.test(word) ? [] : [single[at]! + word]));
      return [...single, ...joined];
    });
  return { exact: words(fold), loose: words(looseKey) };
}

/** Builds the index that `rankAddresses` searches: which entries have which word. */
export function buildAddressIndex<Entry extends Addressable>(entries: readonly Entry[]): AddressIndex<Entry> {
  const postingsOf = (kind: VariantKind) => {
    const postings = new Map<string, number[]>();
    for (const [at, { keys }] of entries.entries()) {
      for (const word of new Set(keys[kind].flat())) {
        const known = postings.get(word);
        if (known) known.push(at);
        else postings.set(word, [at]);
      }
    }
    return postings;
  };
  const areasOf = (kind: VariantKind) =>
    new Set(
      entries.flatMap(({ kind: of, keys, area }) => [...(of === 'district' ? keys[kind].flat() : []), ...(area?.[kind].flat() ?? [])]),
    );
  return {
    entries,
    postings: { exact: postingsOf('exact'), loose: postingsOf('loose') },
    areas: { exact: areasOf('exact'), loose: areasOf('loose') },
  };
}

/**
 * Returns the entries that an address leads to, best first, at most `limit`, with the parts that belong to the door (house, flat …).
 * A match may be in any spelling and script, half typed, in the wrong keyboard layout, and with a typing error per word. City, district,
 * and generic words need not match; a district decides between streets of one name.
 * @example rankAddresses('ул.Навои д.15', index, { limit: 5, near })[0] // { entry: { name: 'Alisher Navoiy shoh koʻchasi' }, house: '15' }
 */
export function rankAddresses<Entry extends Addressable>(
  text: string,
  index: AddressIndex<Entry>,
  { limit, near }: { readonly limit: number; readonly near: Point },
): FoundAddress<Entry>[] {
  const best = new Map<number, { score: number; parts: AddressParts }>();
  const switched = switchLayout(text);
  for (const [layout, written] of [text, ...(switched === undefined ? [] : [switched])].entries()) {
    const parsed = parseAddress(written, near);
    for (const kind of ['exact', 'loose'] as const) {
      const worth = (kind === 'exact' ? 1 : 0.8) * (layout === 0 ? 1 : 0.7);
      for (const { at, score, parts } of matches(parsed, index, kind)) {
        const known = best.get(at);
        if (!known || known.score < score * worth) best.set(at, { score: score * worth, parts });
      }
    }
  }
  return [...best]
    .toSorted(
      ([one, { score }], [other, { score: otherScore }]) =>
        otherScore - score || index.entries[other]!.importance - index.entries[one]!.importance || one - other,
    )
    .slice(0, limit)
    .map(([at, { parts }]) => ({ ...parts, entry: index.entries[at]! }));
}

interface TypedWord {
  readonly key: string;
  readonly weight: number;
  readonly isFiller: boolean;
  /** Fit by known word, 1 (a slip in a beginning) to 4 (equal). */
  readonly fits: ReadonlyMap<string, number>;
}

/** `follows`: directly after another number. */
type TypedNumber = AddressToken & { readonly follows: boolean };

interface Match {
  readonly at: number;
  readonly score: number;
  readonly parts: AddressParts;
}

function matches<Entry extends Addressable>(
  parsed: ParsedAddress,
  { entries, postings, areas }: AddressIndex<Entry>,
  kind: VariantKind,
): Match[] {
  const key = kind === 'exact' ? fold : looseKey;
  const typed = parsed.tokens
    .filter((token) => token.kind !== 'number')
    .flatMap((token, at, all) => readWord(token, at === all.length - 1 ? all.length : 0));
  const numbers = parsed.tokens.flatMap((token, at, all) =>
    token.kind === 'number' ? [{ ...token, follows: all[at - 1]?.kind === 'number' }] : [],
  );
  if (!parsed.tokens.some((token) => token.kind === 'word')) return [];
  const candidates = new Set<number>();
  for (const { fits, isFiller: generic } of typed) {
    if (generic && typed.some((other) => !other.isFiller)) continue;
    for (const known of fits.keys()) for (const at of postings[kind].get(known) ?? []) candidates.add(at);
  }
  const mentions = (words: ReadonlySet<string>) =>
    parsed.tokens.some(({ text }) =>
      fold(text)
        .split(' ')
        .some((word) => words.has(word)),
    );
  const wanted = {
    lane: mentions(LANE_WORDS),
    street: mentions(STREET_WORDS) || parsed.house !== undefined || numbers.some(({ isOrdinal }) => !isOrdinal),
    area: mentions(AREA_WORDS),
    district: mentions(DISTRICT_WORDS),
  };
  return [...candidates].flatMap((at) => {
    const entry = entries[at]!;
    const fit = fitOf(entry);
    return fit === undefined ? [] : [{ at, ...fit }];
  });

  function readWord({ text, kind: of }: AddressToken, lastOf: number): TypedWord[] {
    return key(text)
      .split(' ')
      .filter(Boolean)
      .map((word) => {
        const folded = fold(text);
        const generic = isFiller(folded) || (lastOf > 1 && beginsFiller(folded));
        const fits = new Map<string, number>();
        for (const known of postings[kind].keys()) {
          const fit = of === 'initial' ? (known.startsWith(word) ? 1 : 0) : wordFit(word, known);
          if (fit > 0) fits.set(known, fit);
        }
        const isCity = CITY_WORDS.has(folded);
        const isArea = of !== 'initial' && fitsAny(word, areas[kind]);
        const weight = of === 'initial' ? WORTH.initial : generic ? WORTH.filler : isCity ? WORTH.city : isArea ? WORTH.area : 1;
        return { key: word, weight, isFiller: generic || of === 'initial' || isCity, fits };
      });
  }

  function fitOf(entry: Entry): { score: number; parts: AddressParts } | undefined {
    const known = new Set(entry.keys[kind].flat());
    const { quality, share, matched, generics } = qualityOf(typed, known);
    if (matched.size === 0) return undefined;
    const cover = Math.max(0, ...entry.keys[kind].map((spelling) => coverOf(spelling, matched)));
    const { used, missing, strange, left } = numbersOf(numbers, known, wanted.lane || [...known].every((word) => !LANE_WORDS.has(word)));
    const hasHouse = parsed.house !== undefined || left.length > 0;
    const isWhole = share > 0.999;
    if (!isWhole && !(share >= LEAST_SHARE && (cover > 0.999 || hasHouse))) return undefined;
    const isLane = [...known].some((word) => LANE_WORDS.has(word));
    const district = entry.area?.[kind].some((spelling) =>
      typed.some(
        ({ key: word, weight, isFiller: generic }) => !generic && weight <= WORTH.area && spelling.some((each) => wordFit(word, each) >= 3),
      ),
    );
    const kinds =
      (wanted.street && entry.kind === 'street' ? 0.5 : 0) +
      (wanted.lane && entry.kind === 'street' ? (isLane ? 0.4 : -0.2) : 0) +
      (!wanted.lane && isLane ? -0.3 : 0) +
      (wanted.area && entry.kind === 'area' ? 0.9 : 0) -
      (entry.kind === 'district' ? (wanted.street ? 0.5 : wanted.district ? -0.5 : 0) : 0);
    const score =
      quality * share +
      generics * 0.1 +
      cover * 0.5 +
      kinds +
      used * 0.8 -
      strange * 0.5 -
      missing * (numbers.length > used ? 0.6 : 0.1) +
      (district ? 0.25 : 0);
    return score > 0 ? { score, parts: partsOf(parsed, left) } : undefined;
  }
}

/** Mean fit of the typed words (0 to 4), the share of them that fits, the known words that they fit, and the sum of fits of generic words. */
function qualityOf(typed: readonly TypedWord[], known: ReadonlySet<string>) {
  const matched = new Set<string>();
  let [sum, weights, fitting, total, generics] = [0, 0, 0, 0, 0];
  const isAllGeneric = typed.every(({ isFiller: generic }) => generic);
  for (const { weight: typedWeight, fits, isFiller: generic } of typed) {
    const given = isAllGeneric ? 1 : typedWeight;
    let best = 0;
    let bestWord = '';
    for (const [word, fit] of fits) if (fit > best && known.has(word)) [best, bestWord] = [fit, word];
    // A word that names the city or a district counts as any other where it is part of this name.
    const weight = best > 0 && !generic ? 1 : given;
    if (best > 0) matched.add(bestWord);
    if (generic && !isAllGeneric) {
      generics += best / 4;
      continue;
    }
    sum += weight * best;
    weights += weight;
    total += weight <= WORTH.area && best === 0 ? 0 : weight;
    fitting += best > 0 ? weight : 0;
  }
  return { quality: weights === 0 ? 0 : sum / weights, share: total === 0 ? 0 : fitting / total, matched, generics };
}

/** Share of a spelling's own words that were typed. */
function coverOf(spelling: readonly string[], matched: ReadonlySet<string>): number {
  const own = spelling.filter((word) => !isFiller(word) && !IS_NUMBER.test(word));
  const single = own.filter((word) => !own.some((one) => one !== word && word.startsWith(one) && own.includes(word.slice(one.length))));
  if (single.length === 0) return 0;
  return (
    single.filter(
      (word) => matched.has(word) || [...matched].some((each) => each !== word && each.length > word.length && each.includes(word)),
    ).length / single.length
  );
}

/**
 * How many typed numbers are part of a name, how many of its own were not typed, how many typed ordinals are strange to it, and which
 * numbers are left for the house.
 */
function numbersOf(typed: readonly TypedNumber[], known: ReadonlySet<string>, takesBare: boolean) {
  const own = new Set([...known].filter((word) => IS_NUMBER.test(word)));
  const left: TypedNumber[] = [];
  let [used, strange] = [0, 0];
  for (const number of typed) {
    if (own.has(number.text) && (takesBare || number.isOrdinal)) {
      own.delete(number.text);
      used++;
    } else if (number.isOrdinal) strange++;
    else left.push(number);
  }
  return { used, missing: own.size, strange, left };
}

function partsOf({ tokens: _tokens, point: _point, building, ...parts }: ParsedAddress, left: readonly TypedNumber[]): AddressParts {
  if (parts.house !== undefined || left.length === 0) return parts;
  const [house, flat] = left;
  return {
    ...parts,
    house: `${house!.text}${building ? `/${building}` : ''}`.toUpperCase(),
    // `15 42` is a house and its flat; a number after another word is something else.
    ...(flat?.follows && flat.text.length <= 4 && parts.flat === undefined && { flat: flat.text }),
  };
}

function fitsAny(typed: string, words: ReadonlySet<string>): boolean {
  if (words.has(typed)) return true;
  for (const known of words) if (typed.length >= SHORTEST_CORRECTED && wordFit(typed, known) >= 2) return true;
  return false;
}

function wordFit(typed: string, known: string): number {
  if (typed === known) return 4;
  if (IS_NUMBER.test(known)) return 0;
  if (known.startsWith(typed)) return 3;
  if (typed.length < SHORTEST_CORRECTED) return 0;
  const slip = typoMatch(typed, known);
  if (slip !== undefined) return slip === 'word' ? 2 : 1;
  return typed.length >= SHORTEST_TWICE_CORRECTED && withinTwoEdits(typed, known) ? 0.8 : 0;
}

/** Whether two long words differ by at most two insertions, deletions or replacements. */
function withinTwoEdits(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2 || one[0] !== other[0]) return false;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const replaced = before[at - 1]! + (one[row - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, before[at]! + 1, next[at - 1]! + 1));
    }
    if (Math.min(...next) > 2) return false;
    before = next;
  }
  return before[other.length]! <= 2;
}

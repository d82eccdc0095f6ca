import { latinToCyrillic } from '@bozor/domain/words/latin-to-cyrillic.ts';
import type { Tags } from './osm-item.ts';

/** Spellings of a name by language, as the gazetteer stores them. `old` and `other` are found, but never shown. */
export type Spellings = Readonly<Record<string, string>> & { readonly en: string };

const CYRILLIC = /\p{Script=Cyrillic}/u;
const UZBEK_CYRILLIC = /[ўқғҳ]/iu;
const LATIN = /^[^\p{L}]*\p{Script=Latin}/u;

/**
 * Reads the name of a thing in all languages of the shop; `undefined` for a nameless one. Uzbek is written in both scripts, in
 * OpenStreetMap as well: the script decides.
 * @example osmName({ 'name': 'улица Навои', 'name:uz': 'Navoiy koʻchasi' }) // { en: 'Navoiy koʻchasi', uz: …, ru: 'улица Навои', … }
 */
export function osmName(tags: Tags): Spellings | undefined {
  const base = tags['name'] ?? tags['name:uz'] ?? tags['name:ru'] ?? tags['name:en'];
  if (!base) return undefined;
  const inCyrillic = CYRILLIC.test(base);
  const inUzbek = tags['name:uz'] ?? tags['name:uz-Latn'] ?? (LATIN.test(base) && tags['name:ru'] !== undefined ? base : undefined);
  const uz = inUzbek && !CYRILLIC.test(inUzbek) ? inUzbek : tags['name:uz-Latn'];
  const ru = tags['name:ru'] ?? (inCyrillic && !UZBEK_CYRILLIC.test(base) ? base : undefined);
  const cyrillic =
    tags['name:uz-Cyrl'] ??
    (inUzbek && CYRILLIC.test(inUzbek) ? inUzbek : undefined) ??
    (UZBEK_CYRILLIC.test(base) ? base : undefined) ??
    (uz && latinToCyrillic(uz));
  const other = Object.fromEntries(
    (['alt_name', 'old_name', 'old_name:ru', 'old_name:uz', 'official_name', 'short_name'] as const).flatMap((key) =>
      tags[key] ? [[key.replace('_name', ''), tags[key]]] : [],
    ),
  );
  const spellings = { uz, 'uz-Cyrl': cyrillic, ru, 'ar': tags['name:ar'] };
  const known = Object.fromEntries(Object.entries(spellings).filter(([, spelling]) => spelling)) as Record<string, string>;
  return { en: tags['name:en'] ?? uz ?? tags['int_name'] ?? base, local: base, ...other, ...known };
}

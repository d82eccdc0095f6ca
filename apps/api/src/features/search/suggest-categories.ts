import { fold, tokensOf } from '@bozor/domain/search/fold.ts';
import { areForms, wordForms } from '@bozor/domain/search/word-forms.ts';
import type { Api } from '../../platform/api.ts';
import type { CatalogueScope } from '../../platform/db/zone-page.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { readCategories, type CategoryRow } from './store.ts';

const MOST_CATEGORIES = 2;

/** Categories with items here in whose name, of any language, every typed word begins a word or is a form of one. */
export async function suggestCategories(
  api: Api,
  { locale }: Scope,
  catalogue: CatalogueScope,
  typed: string,
): Promise<Pick<CategoryRow, 'id' | 'slug' | 'name'>[]> {
  const words = tokensOf(fold(typed));
  if (words.length === 0) return [];
  const rows = await readCategories(api.db, { ...catalogue, locale });
  return rows
    .filter(({ every }) => Object.values(every).some((name) => isNamed(name, words)))
    .slice(0, MOST_CATEGORIES)
    .map(({ id, slug, name }) => ({ id, slug, name }));
}

function isNamed(name: string, words: readonly string[]): boolean {
  const known = tokensOf(fold(name));
  return words.every((word) => known.some((each) => each.startsWith(word) || areForms(wordForms(word), wordForms(each))));
}

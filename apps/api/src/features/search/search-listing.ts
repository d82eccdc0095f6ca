import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { CatalogueScope } from '../../platform/db/zone-page.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { readText, type TypedText, type WordQuery } from '../../platform/search/word-query.ts';
import { modulesOf } from '../items/list-items.ts';
import { listFoundItems, type ListingQuery } from './list-found-items.ts';
import { listFoundStores } from './list-found-stores.ts';
import { countElsewhere, hasMatch } from './store.ts';

type Listing = ReplyOf<typeof API.search.listing>;
type Elsewhere = Listing['elsewhere'];

/**
 * A page of a listing. Words that nothing here matches together are searched with less: without their numbers, then any of them. A filter
 * that leaves nothing is no reason to search for less. The modules that do have what was typed are named.
 */
export async function searchListing(api: Api, scope: Scope, query: ListingQuery): Promise<Listing> {
  const typed = query.data_type === 'searched' ? (query.name ?? '').trim() : '';
  if (typed === '') return list(api, scope, query, undefined);
  const catalogue = { zoneIds: scope.zoneIds, moduleIds: await modulesOf(api, scope) };
  const text = await readText(api.db, typed);
  const words = text.in(catalogue.moduleIds);
  const strict = words ? await list(api, scope, query, words) : nothing(query);
  if (strict.total_size > 0 || (words && (await hasMatch(api.db, words, catalogue)))) return strict;
  const [loose, elsewhere] = await Promise.all([
    listLooser(api, scope, query, words, catalogue),
    findElsewhere(api, scope, text, catalogue),
  ]);
  return { ...(loose ?? strict), elsewhere };
}

async function listLooser(
  api: Api,
  scope: Scope,
  query: ListingQuery,
  words: WordQuery | undefined,
  catalogue: CatalogueScope,
): Promise<Listing | undefined> {
  for (let looser = words?.looser; looser; looser = looser.looser)
    if (await hasMatch(api.db, looser, catalogue)) return { ...(await list(api, scope, query, looser)), is_partial: true };
  return undefined;
}

async function findElsewhere(api: Api, scope: Scope, text: TypedText, { zoneIds, moduleIds }: CatalogueScope): Promise<Elsewhere> {
  const others = text.modules.map(({ id }) => id).filter((id) => !moduleIds.includes(id));
  const words = text.in(others);
  return words ? countElsewhere(api.db, words, { zoneIds, moduleIds: others, locale: scope.locale }) : [];
}

async function list(api: Api, scope: Scope, query: ListingQuery, words: WordQuery | undefined): Promise<Listing> {
  const whole = { is_partial: false, elsewhere: [] };
  return query.list_type === 'item'
    ? { ...(await listFoundItems(api, scope, query, words)), stores: [], ...whole }
    : { ...(await listFoundStores(api, scope, query, words)), products: [], not_stated: 0, ...whole };
}

function nothing({ limit, offset }: ListingQuery): Listing {
  return { total_size: 0, limit, offset, products: [], stores: [], not_stated: 0, is_partial: false, elsewhere: [] };
}

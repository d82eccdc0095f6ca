import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import type { Suggestion, SuggestionGroup } from '@bozor/ui/forms/search-field.tsx';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { urls } from '../../platform/pages/urls.ts';
import { itemUrl } from '../catalogue/item-link.tsx';
import { storeUrl } from '../catalogue/store-url.ts';
import { CategoryRow, ItemRow, RecentRow, StoreRow, type ItemSuggestion } from './suggestion-row.tsx';

type Found = ReplyOf<typeof API.search.suggestions>;

type SuggestedItem = ReplyOf<typeof API.search.suggested>['products'][number];

interface SuggestionInput {
  readonly typed: string;
  /** Recent searches, offered while nothing is typed. */
  readonly terms: readonly string[];
  readonly found:
    | {
        readonly items: readonly (ItemSuggestion | SuggestedItem)[];
        readonly stores?: Found['stores'];
        readonly categories?: Found['categories'];
      }
    | undefined;
  readonly nameOf: (kind: 'item' | 'store') => string;
  readonly go: (to: string) => void;
  readonly t: I18n['t'];
}

export interface Suggestions {
  readonly groups: readonly SuggestionGroup[];
  readonly pick: (picked: Suggestion, search: (term: string) => void) => void;
}

export type SuggestionsOf = typeof suggestionsOf;

/** Suggestions by kind, and what a picked one opens. */
export function suggestionsOf({ typed, terms, found, nameOf, go, t }: SuggestionInput): Suggestions {
  const { items = [], stores = [], categories = [] } = found ?? {};
  const groups = [
    {
      title: t('Recent searches'),
      items: (typed === '' ? terms : []).map((term, at) => ({
        id: `recent-${at}`,
        text: term,
        content: <RecentRow term={term} />,
        removable: true,
      })),
    },
    {
      title: typed === '' ? t('Suggested for you') : nameOf('item'),
      items: items.map((item) => ({ id: `item-${item.id}`, text: item.name, content: <ItemRow item={item} typed={typed} /> })),
    },
    {
      title: nameOf('store'),
      items: stores.map((store) => ({ id: `store-${store.id}`, text: store.name, content: <StoreRow store={store} typed={typed} /> })),
    },
    {
      title: t('Categories'),
      items: categories.map(({ id, name }) => ({ id: `category-${id}`, text: name, content: <CategoryRow name={name} typed={typed} /> })),
    },
  ];
  return {
    groups,
    pick: ({ id, text: term }, search) => {
      const store = stores.find((each) => id === `store-${each.id}`);
      const item = items.find((each) => id === `item-${each.id}`);
      const category = categories.find((each) => id === `category-${each.id}`);
      if (store) go(storeUrl(store));
      else if (category) go(urls.category(category.slug));
      else if (item?.module_type === 'ecommerce') go(itemUrl({ ...item, is_campaign: false }));
      else if (item) openOverlay('item', { idOrSlug: item.slug, name: item.name });
      else search(term);
    },
  };
}

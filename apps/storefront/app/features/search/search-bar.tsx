import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { SearchField, type Suggestion, type SuggestionGroup } from '@bozor/ui/forms/search-field.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useDebouncedValue } from '@bozor/web/forms/use-debounced-value.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { itemUrl } from '../catalogue/item-link.tsx';
import { storeUrl } from '../catalogue/store-url.ts';
import { useTabName } from '../catalogue/tab-name.ts';
import * as styles from './search-bar.module.css';
import { searchSuggestions, suggestedItems } from './search-queries.ts';
import { useCanSearch } from './use-can-search.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { usePageQuery } from '../../platform/pages/page-query.ts';

const RecentRow = lazyComponent(async () => (await import('./suggestion-row.tsx')).RecentRow);
const ItemRow = lazyComponent(async () => (await import('./suggestion-row.tsx')).ItemRow);
const CategoryRow = lazyComponent(async () => (await import('./suggestion-row.tsx')).CategoryRow);
const StoreRow = lazyComponent(async () => (await import('./suggestion-row.tsx')).StoreRow);

const PLACEHOLDERS: Readonly<Record<Exclude<ModuleType, 'parcel'>, string>> = {
  food: text('Search foods and restaurants...'),
  grocery: text('Search for grocery or store...'),
  pharmacy: text('Search for medicine or store...'),
  ecommerce: text('Search for products or store...'),
};

const TYPING_PAUSE_MS = 500;

/** Search for items and stores; renders nothing where search is unavailable. `hero` has a submit button. */
export function SearchBar({ place = 'header' }: { readonly place?: 'header' | 'hero' }) {
  const canSearch = useCanSearch();
  const [query] = usePageQuery<'home'>();
  const term = query.get('search') ?? '';
  const searched = query.get('data_type') === 'searched' ? term : '';
  return canSearch ? <Bar searched={searched} place={place} /> : null;
}

function Bar({ searched, place }: { readonly searched: string; readonly place: 'header' | 'hero' }) {
  const { t } = useI18n();
  const { type } = useActiveModule();
  const [typed, setTyped] = useState(searched);
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    setShown(searched);
    setTyped(searched);
  }
  const [isOpen, setOpen] = useState(false);
  const recent = useRecentSearches();
  const submit = useSubmit();
  const suggestions = useSuggestions(typed.trim(), isOpen);
  const placeholder = type && type !== 'parcel' ? t(PLACEHOLDERS[type]) : t('Search the shop');
  const isHistoryShown = typed.trim() === '' && recent.terms.length > 0;
  const search = (term: string) => {
    setTyped(term);
    submit(term);
  };
  return (
    <form
      action={urls.home()}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed.trim());
      }}
    >
      <input type="hidden" name="data_type" value="searched" />
      <SearchField
        label={t('Search the shop')}
        placeholder={placeholder}
        name="search"
        maxLength={100}
        variant={place === 'hero' ? 'raised' : 'sunken'}
        value={typed}
        onValueChange={setTyped}
        onOpenChange={setOpen}
        groups={suggestions.groups}
        onPick={(picked) => suggestions.pick(picked, search)}
        onSearch={search}
        onRemove={({ text: term }) => recent.remove(term)}
        {...(isHistoryShown && {
          action: (
            <Button variant="link" size={40} onClick={recent.clear}>
              {t('Clear')}
            </Button>
          ),
        })}
        clearLabel={t('Clear')}
        countText={(count) => t('{count, plural, one {# suggestion} other {# suggestions}}', { count })}
        {...(place === 'hero' && {
          end: (
            <Button type="submit" size={40}>
              {t('Search')}
            </Button>
          ),
        })}
      />
    </form>
  );
}

/** On submit: a term is stored as recent search and searched; an empty term in a search shows everything. */
function useSubmit(): (term: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = usePageQuery<'home'>();
  const { add } = useRecentSearches();
  return (term) => {
    if (term !== '') {
      add(term);
      return void navigate(urls.home({ search: term, data_type: 'searched' }));
    }
    if (pathname !== urls.home() || !query.get('search')) return;
    const isFirstTab = query.get('list_type') !== 'store';
    void navigate(urls.home(isFirstTab ? { data_type: 'category' } : { data_type: 'all', list_type: 'store' }));
  };
}

interface Suggestions {
  readonly groups: readonly SuggestionGroup[];
  readonly pick: (picked: Suggestion, search: (term: string) => void) => void;
}

/** With an empty box: recent searches and, when signed in, suggested items. With text: matching suggestions. */
function useSuggestions(typed: string, isOpen: boolean): Suggestions {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { type } = useActiveModule();
  const tabName = useTabName();
  const { isSignedIn } = useSession();
  const { terms } = useRecentSearches();
  const requested = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const { data: found } = useApiQuery(searchSuggestions(requested), { enabled: isOpen && requested !== '' });
  const { data: suggested } = useApiQuery(suggestedItems(), { enabled: isOpen && isSignedIn });
  const items = typed === '' ? (isSignedIn && suggested?.products) || [] : (found?.items ?? []);
  const stores = typed === '' ? [] : (found?.stores ?? []);
  const categories = typed === '' ? [] : (found?.categories ?? []);
  const groups = [
    {
      title: t('Recent searches'),
      items: (typed === '' ? terms : []).map((term, at) => ({
        id: `recent-${at}`,
        text: term,
        content: <RecentRow term={term} fallback={term} />,
        removable: true,
      })),
    },
    {
      title: typed === '' ? t('Suggested for you') : tabName('item', type ?? 'ecommerce'),
      items: items.map((item) => ({
        id: `item-${item.id}`,
        text: item.name,
        content: <ItemRow item={item} typed={typed} fallback={item.name} />,
      })),
    },
    {
      title: tabName('store', type ?? 'ecommerce'),
      items: stores.map((store) => ({
        id: `store-${store.id}`,
        text: store.name,
        content: <StoreRow store={store} typed={typed} fallback={store.name} />,
      })),
    },
    {
      title: t('Categories'),
      items: categories.map(({ id, name }) => ({
        id: `category-${id}`,
        text: name,
        content: <CategoryRow name={name} typed={typed} fallback={name} />,
      })),
    },
  ];
  return {
    groups,
    pick: ({ id, text: term }, search) => {
      const store = stores.find((each) => id === `store-${each.id}`);
      const item = items.find((each) => id === `item-${each.id}`);
      const category = categories.find((each) => id === `category-${each.id}`);
      if (store) void navigate(storeUrl(store));
      else if (category) void navigate(urls.category(category.slug));
      else if (item?.module_type === 'ecommerce') void navigate(itemUrl({ ...item, is_campaign: false }));
      else if (item) openOverlay('item', { idOrSlug: item.slug });
      else search(term);
    },
  };
}

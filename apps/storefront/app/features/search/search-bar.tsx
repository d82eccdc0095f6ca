import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { SearchField, type SuggestionGroup } from '@bozor/ui/forms/search-field.tsx';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { once } from '@bozor/web/overlays/lazy-component.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useDebouncedValue } from '@bozor/web/forms/use-debounced-value.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useTabName } from '../catalogue/tab-name.ts';
import * as styles from './search-bar.module.css';
import { searchSuggestions, suggestedItems } from './search-queries.ts';
import type { Suggestions, SuggestionsOf } from './suggestions.tsx';
import { useCanSearch } from './use-can-search.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { usePageQuery } from '../../platform/pages/page-query.ts';

const loadSuggestions = once(async () => (await import('./suggestions.tsx')).suggestionsOf);

const PLACEHOLDERS: Readonly<Record<Exclude<ModuleType, 'parcel'>, string>> = {
  food: text('Search foods and restaurants...'),
  grocery: text('Search for grocery or store...'),
  pharmacy: text('Search for medicine or store...'),
  ecommerce: text('Search for products or store...'),
};

const TYPING_PAUSE_MS = 500;
const NONE: readonly SuggestionGroup[] = [];

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
        groups={suggestions?.groups ?? NONE}
        onPick={(picked) => (suggestions ? suggestions.pick(picked, search) : search(picked.text))}
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

/** With an empty box: recent searches and, when signed in, suggested items. With text: matching suggestions. */
function useSuggestions(typed: string, isOpen: boolean): Suggestions | undefined {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { type } = useActiveModule();
  const nameOf = useTabName();
  const { isSignedIn } = useSession();
  const { terms } = useRecentSearches();
  const requested = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const { data: found } = useApiQuery(searchSuggestions(requested), { enabled: isOpen && requested !== '' });
  const { data: suggested } = useApiQuery(suggestedItems(), { enabled: isOpen && isSignedIn });
  const [suggestionsOf, setSuggestionsOf] = useState<SuggestionsOf>();
  useEffect(() => {
    // Without its code the box searches by its text alone.
    if (isOpen)
      void loadSuggestions().then(
        (loaded) => setSuggestionsOf(() => loaded),
        () => undefined,
      );
  }, [isOpen]);
  return suggestionsOf?.({
    typed,
    terms,
    found: typed === '' ? { items: (isSignedIn && suggested?.products) || [] } : found,
    nameOf: (kind) => nameOf(kind, type ?? 'ecommerce'),
    go: (to) => void navigate(to),
    t,
  });
}

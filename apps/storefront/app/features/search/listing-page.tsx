import { sortsOf } from '@bozor/domain/catalogue/listing.ts';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { Popover } from '@bozor/ui/overlays/popover.tsx';
import { Tabs } from '@bozor/ui/actions/tabs.tsx';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ItemGridSkeleton, StoreGridSkeleton } from '../catalogue/card-skeletons.tsx';
import { ChipSelect } from '../catalogue/chip-select.tsx';
import { GrowingList } from '../catalogue/growing-list.tsx';
import { ItemGrid } from '../catalogue/item-grid.tsx';
import { SkipLink } from '../catalogue/skip-link.tsx';
import { StoreGrid } from '../catalogue/store-grid.tsx';
import { useTabName } from '../catalogue/tab-name.ts';
import { AppliedFilters, useApplied } from './applied-filters.tsx';
import { PanelFilters, QuickFilters } from './listing-filters.tsx';
import * as styles from './listing-page.module.css';
import { listedItems, listedStores } from './listing-queries.ts';
import { SORT_WORDS } from './listing-words.ts';
import { useListing, type Listing } from './use-listing.ts';

// Few searches need it.
const FoundElsewhere = lazyComponent(async () => (await import('./found-elsewhere.tsx')).FoundElsewhere);

/** Listing of a search, category, brand, discounts, new items or everything: items and stores with all filters. */
export function ListingPage() {
  const { t, formatTotal } = useI18n();
  const { type } = useActiveModule();
  useFocusAfterHome();
  const listing = useListing();
  const tabName = useTabName();
  const { state, categories } = listing;
  const { listType, dataType } = state;
  const isItems = listType === 'item';
  const items = useApiList(listedItems(state, categories), { enabled: isItems });
  const stores = useApiList(listedStores(state, categories), { enabled: !isItems });
  const list = isItems ? items : stores;
  const nameOf = (kind: 'item' | 'store') => tabName(kind, type ?? 'ecommerce');
  const total = list.reply?.total_size;
  const layout = state.view === 'list' ? 'list' : 'vertical';
  const title = total === undefined ? nameOf(listType) : t('{total} {tab} Found', { total: formatTotal(total), tab: nameOf(listType) });
  useEffect(() => {
    if (total !== undefined && !list.isPrevious) announce(title);
  }, [title, total, list.isPrevious]);
  const found = isItems ? (
    <GrowingList
      list={items}
      skeleton={<ItemGridSkeleton layout={layout} beside />}
      empty={t('Items not found!')}
      emptyAction={<EmptyListAction listing={listing} />}
    >
      {(rows) => (
        <ItemGrid items={rows} label={nameOf('item')} layout={layout} beside eagerCount={4} marksNotStated={state.showsNotStated} />
      )}
    </GrowingList>
  ) : (
    <GrowingList
      list={stores}
      skeleton={<StoreGridSkeleton count={8} layout={layout} />}
      empty={t('Stores not found!')}
      emptyAction={<EmptyListAction listing={listing} />}
    >
      {(rows) => <StoreGrid stores={rows} label={nameOf('store')} layout={layout} />}
    </GrowingList>
  );
  const rows = (
    <>
      <AppliedFilters listing={listing} className={styles.applied} />
      {list.reply && !list.isPrevious && state.search !== '' && (list.reply.elsewhere.length > 0 || list.reply.is_partial) && (
        <FoundElsewhere reply={list.reply} search={state.search} />
      )}
      {isItems && <NotStated count={items.reply?.not_stated ?? 0} listing={listing} />}
      <h2 id="items" tabIndex={-1} className="visually-hidden">
        {nameOf(listType)}
      </h2>
      {found}
    </>
  );
  return (
    <div className={`container ${styles.page}`}>
      <SkipLink to="items" />
      <SkipLink to="filters" className={styles.toFilters} />
      <div className={styles.main}>
        <h1 className="text-h1" tabIndex={-1}>
          {title}
        </h1>
        {state.search && <p className={styles.requested}>{t('“{term}”', { term: state.search })}</p>}
        {dataType === 'brand' ? (
          <>
            <div className={styles.bar}>
              <Tools listing={listing} />
            </div>
            {rows}
          </>
        ) : (
          <Tabs
            label={t('Items or stores')}
            value={listType}
            onChange={listing.showTab}
            aside={<Tools listing={listing} />}
            barClassName={styles.bar}
            items={(['item', 'store'] as const).map((id) => ({
              id,
              label: nameOf(id),
              panel: rows,
            }))}
          />
        )}
      </div>
      {/* Beside the list on the screen, after it for keys and screen readers: thirty controls less before the first item. */}
      <aside id="filters" tabIndex={-1} className={styles.side} aria-label={t('Filters')}>
        <PanelFilters listing={listing} />
      </aside>
    </div>
  );
}

/** Button of an empty listing: clears the filters, or shows everything. */
function EmptyListAction({ listing }: { readonly listing: Listing }) {
  const { t } = useI18n();
  const isNarrowed = useApplied(listing).length > 0;
  const widen = () => {
    listing.clear();
    // The button unmounts with the filters it cleared.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  if (isNarrowed) return <Button onClick={widen}>{t('Clear all')}</Button>;
  const everything = urls.home({ data_type: 'all', list_type: listing.state.listType === 'store' ? 'store' : null });
  return listing.state.dataType === 'all' ? null : <Button render={<PageLink to={everything} />}>{t('Show everything')}</Button>;
}

/** A listing replaces the home page under the same path, so the focused element, such as its search, has unmounted. */
function useFocusAfterHome(): void {
  const isFresh = useNavigationType() === NavigationType.Pop;
  const take = useEffectEvent(() => {
    if (!isFresh && document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
  useEffect(() => take(), []);
}

/** Quick filters, sort order, and grid or list view. Where the panel does not fit, one button opens all filters. */
function Tools({ listing }: { readonly listing: Listing }) {
  const { t } = useI18n();
  const { state, change } = listing;
  const sorts = sortsOf(state.listType, { isBrand: state.dataType === 'brand' });
  const isList = state.view === 'list';
  return (
    <div className={styles.tools}>
      <span className={styles.sheet}>
        <FilterButton listing={listing} aria-haspopup="dialog" onClick={() => openOverlay('filters')} />
      </span>
      <span className={styles.popover}>
        <Popover label={t('Filters')} align="end" className={styles.quick} trigger={<FilterButton listing={listing} />}>
          <QuickFilters listing={listing} />
        </Popover>
      </span>
      <span className={styles.sort}>
        <ChipSelect
          label={t('Sort')}
          options={sorts.map((sort) => ({ value: sort, label: t(SORT_WORDS[sort]) }))}
          value={state.sort}
          onChange={(sort) => change({ sort })}
        />
      </span>
      <span className={styles.views}>
        <IconButton
          icon={LayoutGrid}
          label={t('Grid')}
          variant={isList ? 'plain' : 'sunken'}
          aria-pressed={!isList}
          onClick={() => change({ view: 'grid' })}
        />
        <IconButton
          icon={List}
          label={t('List')}
          variant={isList ? 'sunken' : 'plain'}
          aria-pressed={isList}
          onClick={() => change({ view: 'list' })}
        />
      </span>
    </div>
  );
}

function FilterButton({ listing, ...button }: { readonly listing: Listing } & ComponentProps<'button'>) {
  const { t, formatNumber } = useI18n();
  const count = useApplied(listing).length;
  return (
    <Button variant="outline" size={40} {...button}>
      <Icon of={SlidersHorizontal} size={16} /> {t('Filter')}
      {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
    </Button>
  );
}

/** Number of items excluded by an allergen filter because their ingredients are not stated. */
function NotStated({ count, listing: { change } }: { readonly count: number; readonly listing: Listing }) {
  const { t, formatNumber } = useI18n();
  if (count === 0) return null;
  return (
    <Notice
      className={styles.unsure}
      action={
        <Button variant="link" size={40} onClick={() => change({ showsNotStated: true })}>
          {t('Show them too')}
        </Button>
      }
    >
      {t('Not shown because their allergens are not stated: {count}.', { count: formatNumber(count) })}
    </Notice>
  );
}

import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { Chip, ChipRow } from '@bozor/ui/actions/chip.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import type { Glyph } from '@bozor/ui/actions/icon.tsx';
import { SearchField } from '@bozor/ui/forms/search-field.tsx';
import { Loading } from '@bozor/ui/feedback/skeleton.tsx';
import Beef from 'lucide-react/icons/beef';
import Leaf from 'lucide-react/icons/leaf';
import { useDeferredValue, useEffect } from 'react';
import { onIdle } from '@bozor/web/hydration/on-idle.ts';
import { onFirstInteraction } from '@bozor/web/hydration/prefetch.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { groupedBy } from '../../platform/grouped-by.ts';
import { useVisitChoice } from '../../platform/scope/use-visit-choice.ts';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { useDebouncedValue } from '@bozor/web/forms/use-debounced-value.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ItemGridSkeleton } from '../catalogue/card-skeletons.tsx';
import { ItemGrid } from '../catalogue/item-grid.tsx';
import { DietChip } from '../catalogue/diet-chip.tsx';
import { itemState } from '../catalogue/item-state.ts';
import { NothingFound } from '../catalogue/nothing-found.tsx';
import { SectionLinks, type MenuSection } from './section-links.tsx';
import * as styles from './store-menu.module.css';
import { storeMenu } from './store-queries.ts';

const TYPING_PAUSE_MS = 300;
/** Number of items: two rows on the widest screen, more rows on phones. */
const FIRST_SCREEN = 12;
const FIRST_SCREEN_OF_PHONES = 6;

type DietPreferenceParam = 'all' | 'veg' | 'non_veg';

const DIET_TABS = [
  { type: 'veg', icon: Leaf, label: text('Veg') },
  { type: 'non_veg', icon: Beef, label: text('Non veg') },
] as const satisfies readonly { readonly type: DietPreferenceParam; readonly icon: Glyph; readonly label: string }[];

/** Menu of a store by section; a search result is one list. Until `isWhole`, only the items of the first viewport. */
export function StoreMenu({
  idOrSlug,
  store,
  isWhole,
}: {
  readonly idOrSlug: string;
  readonly store: StoreDetails;
  readonly isWhole: boolean;
}) {
  const { t } = useI18n();
  const [typed, setTyped] = useVisitChoice('menu-search', '');
  const [diet, setDiet] = useVisitChoice<DietPreferenceParam>('menu-diet', 'all');
  const name = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const list = useApiList(storeMenu(idOrSlug, { name, type: diet }));
  const { status, hasMore, isLoadingMore, hasFailedMore, loadMore, retry } = list;
  // Rendering another fifty cards at once would block the page.
  const rows = useDeferredValue(list.rows);
  const isWaiting = status === 'pending' || (rows.length === 0 && list.rows.length > 0);
  useEffect(() => {
    if (status === 'success' && hasMore && !isLoadingMore && !hasFailedMore) return onFirstInteraction(() => onIdle(loadMore));
    return undefined;
  }, [status, hasMore, isLoadingMore, hasFailedMore, loadMore]);
  const sections = sectionsOf(rows);
  const rendered = isWhole ? sections : sectionsOf(rows.slice(0, firstScreen()));
  const wholeCount = useHydrated() ? Infinity : FIRST_SCREEN;
  const isFood = store.module_type === 'food';
  const layout = isFood ? 'food' : 'vertical';
  return (
    <section aria-labelledby="store-menu" className={styles.menu}>
      <h2 id="store-menu" className="visually-hidden">
        {t('Menu')}
      </h2>
      {sections.length > 1 && name === '' && <SectionLinks sections={sections} rendered={rendered} />}
      <div>
        <div className={styles.tools}>
          <SearchField
            label={t('Search this store')}
            placeholder={t('Search this store')}
            clearLabel={t('Clear')}
            as="div"
            maxLength={100}
            value={typed}
            onValueChange={setTyped}
            groups={[]}
            onPick={() => {}}
            onSearch={() => {}}
            className={styles.search}
          />
          {isFood && store.veg === 1 && store.non_veg === 1 && (
            <ChipRow>
              {DIET_TABS.map(({ type, icon, label }) => (
                <Chip key={type} icon={icon} pressed={diet === type} onClick={() => setDiet(diet === type ? 'all' : type)}>
                  {t(label)}
                </Chip>
              ))}
            </ChipRow>
          )}
          {diet === 'all' && <DietChip />}
        </div>
        <span id="items" tabIndex={-1} className={styles.items} />
        {status === 'error' ? (
          <MenuFailed onRetry={retry} />
        ) : (
          <Loading loading={isWaiting} skeleton={<ItemGridSkeleton beside />} label={t('Loading')}>
            {rows.length === 0 && <NothingFound title={t('Items Not Found!')} action={null} />}
            {name !== '' ? (
              <ItemGrid items={availableFirst(rows, isAvailable)} label={t('Menu')} layout={layout} beside ofOneStore />
            ) : (
              rendered.map(({ id, name: title, items, before }) => (
                <section key={id} id={`section-${id}`} aria-labelledby={`title-${id}`} className={styles.section}>
                  <h2 id={`title-${id}`} tabIndex={-1} className={`text-section ${styles.title}`}>
                    {title}
                  </h2>
                  <ItemGrid items={items} layout={layout} beside ofOneStore wholeCount={wholeCount - before} />
                </section>
              ))
            )}
            {hasFailedMore && <MenuFailed onRetry={loadMore} busy={isLoadingMore} />}
          </Loading>
        )}
      </div>
    </section>
  );
}

/** Called only in the browser: the server renders all items, those behind the first screen briefly. */
function firstScreen(): number {
  return matchMedia('(width < 600px)').matches ? FIRST_SCREEN_OF_PHONES : FIRST_SCREEN;
}

/** Replaces the menu, or its remaining part. */
function MenuFailed({ onRetry, busy = false }: { readonly onRetry: () => void; readonly busy?: boolean }) {
  const { t } = useI18n();
  return <ErrorState title={t('Something went wrong. Please try again.')} retryLabel={t('Try again')} onRetry={onRetry} busy={busy} />;
}

/**
 * Items grouped by their own category. Sections and their items are in menu order, those that cannot be had now after the others.
 */
function sectionsOf(items: readonly ItemCard[]): readonly MenuSection[] {
  const inMenu = groupedBy(
    items.filter(({ category_ids }) => category_ids.length > 0),
    ({ category_ids }) => String(category_ids.at(-1)!.id),
  );
  let before = 0;
  return availableFirst([...inMenu.values()], (group) => group.some(isAvailable)).map((group) => {
    const { id, name } = group[0]!.category_ids.at(-1)!;
    const section = { id, name, items: availableFirst(group, isAvailable), before };
    before += group.length;
    return section;
  });
}

const isAvailable = (item: ItemCard) => itemState(item) === 'available';

function availableFirst<Row>(rows: readonly Row[], isOpen: (row: Row) => boolean): readonly Row[] {
  return [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))];
}

import { Chip, ChipRow } from '@bozor/ui/actions/chip.tsx';
import { Tabs } from '@bozor/ui/actions/tabs.tsx';
import { useActiveModule, useModuleOf } from '../../platform/scope/active-module.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { ItemGridSkeleton, StoreGridSkeleton } from '../catalogue/card-skeletons.tsx';
import { GrowingList } from '../catalogue/growing-list.tsx';
import { ItemGrid } from '../catalogue/item-grid.tsx';
import { PageIntro } from '../catalogue/page-intro.tsx';
import { StoreGrid } from '../catalogue/store-grid.tsx';
import { useTabName } from '../catalogue/tab-name.ts';
import { categoryItems, categoryStores, childCategories, childIn } from './category-queries.ts';
import * as styles from './category-page.module.css';
import { usePageQuery } from '../../platform/pages/page-query.ts';
import { ToHome } from '../catalogue/to-home.tsx';

/** One category: its items, filterable by subcategory, and the stores that sell them. */
export function CategoryPage({ idOrSlug }: { readonly idOrSlug: string }) {
  const { t } = useI18n();
  const [query, changeQuery] = usePageQuery<'category'>();
  const { all } = useActiveModule();
  const { data } = useApiQuery(childCategories(idOrSlug));
  useModuleOf(data?.parent);
  // A link may lead to a category of another module than the active one.
  const type = all.find(({ id }) => id === data?.parent.module_id)?.module_type;
  const childId = childIn(query);
  const tab = query.get('list_type') === 'store' ? 'store' : 'item';
  const tabName = useTabName();
  const nameOf = (kind: 'item' | 'store') => tabName(kind, type ?? 'grocery');
  const narrow = (name: 'list_type' | 'child', value: string | undefined) => changeQuery({ [name]: value });
  return (
    <div className="container">
      <PageIntro
        crumbs={
          <Breadcrumbs
            crumbs={[
              { name: t('Home'), to: urls.home() },
              { name: t('Categories'), to: urls.categories() },
              ...(data ? [{ name: data.parent.name }] : []),
            ]}
          />
        }
        title={data?.parent.name ?? t('Category')}
      />
      <Tabs
        label={t('Items or stores')}
        value={tab}
        onChange={(next) => narrow('list_type', next === 'store' ? next : undefined)}
        className={styles.tabs}
        items={[
          {
            id: 'item',
            label: nameOf('item'),
            panel: (
              <>
                {data && data.data.length > 0 && (
                  <ChipRow scroll className={styles.children}>
                    <Chip variant="solid" pressed={childId === undefined} onClick={() => narrow('child', undefined)}>
                      {t('All')}
                    </Chip>
                    {data.data.map((child) => (
                      <Chip key={child.id} variant="solid" pressed={childId === child.id} onClick={() => narrow('child', String(child.id))}>
                        {child.name}
                      </Chip>
                    ))}
                  </ChipRow>
                )}
                <CategoryItems idOrSlug={idOrSlug} childId={childId} />
              </>
            ),
          },
          { id: 'store', label: nameOf('store'), panel: <CategoryStores idOrSlug={idOrSlug} /> },
        ]}
      />
    </div>
  );
}

function CategoryItems({ idOrSlug, childId }: { readonly idOrSlug: string; readonly childId: number | undefined }) {
  const { t } = useI18n();
  const list = useApiList(categoryItems(idOrSlug, childId));
  return (
    <GrowingList list={list} skeleton={<ItemGridSkeleton />} emptyAction={<ToHome />} empty={t('Items not found!')}>
      {(items) => <ItemGrid items={items} eagerCount={4} level={2} label={t('Items')} />}
    </GrowingList>
  );
}

function CategoryStores({ idOrSlug }: { readonly idOrSlug: string }) {
  const { t } = useI18n();
  const list = useApiList(categoryStores(idOrSlug));
  return (
    <GrowingList list={list} skeleton={<StoreGridSkeleton count={8} />} emptyAction={<ToHome />} empty={t('Stores not found!')}>
      {(stores) => <StoreGrid stores={stores} level={2} label={t('Stores')} />}
    </GrowingList>
  );
}

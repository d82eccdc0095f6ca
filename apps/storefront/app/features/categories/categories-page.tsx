import { classNames } from '@bozor/ui/base/class-names.ts';
import { Skeleton, Loading } from '@bozor/ui/feedback/skeleton.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CategoryTile } from '../catalogue/category-tile.tsx';
import * as columns from '../catalogue/columns.module.css';
import { NothingFound } from '../catalogue/nothing-found.tsx';
import { PageIntro } from '../catalogue/page-intro.tsx';
import { categoryList } from './category-queries.ts';
import * as styles from './categories-page.module.css';
import { ToHome } from '../catalogue/to-home.tsx';

/** All categories of the module with their subcategories. */
export function CategoriesPage() {
  const { t } = useI18n();
  const { data, isError, refetch, isPending } = useApiQuery(categoryList());
  return (
    <div className="container">
      <PageIntro title={t('Categories')} />
      {isError && !data ? (
        <ErrorState title={t('Something went wrong. Please try again.')} retryLabel={t('Try again')} onRetry={() => void refetch()} />
      ) : (
        <Loading loading={isPending} skeleton={<Boxes />} label={t('Loading')}>
          {data?.data.length === 0 && <NothingFound title={t('No categories here yet')} action={<ToHome />} />}
          <ul className={classNames(columns.columns, styles.grid)}>
            {data?.data.map((category) => (
              <li key={category.id} className={classNames(columns.cell, styles.cell)}>
                <CategoryTile category={category} shape="card" sizes="(width >= 900px) 200px, 40vw" />
                {category.childes.length > 0 && (
                  <ul className={styles.children} aria-label={category.name}>
                    {category.childes.map((child) => (
                      <li key={child.id}>
                        <PageLink to={urls.category(child.slug, { module_id: child.module_id })} className={styles.child}>
                          {child.name}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Loading>
      )}
    </div>
  );
}

function Boxes() {
  return (
    <div className={classNames(columns.columns, styles.grid)} aria-hidden>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} shape="tile" />
      ))}
    </div>
  );
}

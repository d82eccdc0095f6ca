import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useVisitChoice } from '../../platform/scope/use-visit-choice.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ItemGridSkeleton } from '../catalogue/card-skeletons.tsx';
import { bestReviewed, sectionPictures } from './home-queries.ts';
import { WithSectionBanner } from './section-banner.tsx';
import { SectionGrid } from './section-grid.tsx';
import { Section, SectionSkeleton } from './section.tsx';
import { useSectionQuery } from './use-section-query.ts';
import * as styles from './section.module.css';

const ALL = 'all';

/**
 * Two rows of the best-reviewed items, with the operator's menu as tabs, else its categories. A pharmacy titles them as basic medicines.
 */
export function BestReviewed({ type }: { readonly type: ModuleType }) {
  const { t } = useI18n();
  const { moduleId } = useScope();
  const [chosen, setChosen] = useVisitChoice('best-reviewed', ALL);
  const all = useSectionQuery(bestReviewed());
  const pictures = useApiQuery(sectionPictures());
  const entries = all.data?.menus.length ? all.data.menus : all.data?.categories;
  const isMenu = entries === all.data?.menus;
  const { data } = useApiQuery(bestReviewed(chosen === ALL ? {} : { [isMenu ? 'menu_id' : 'category_id']: Number(chosen) }));
  if (all.isPending || pictures.isPending) return <SectionSkeleton of="grid" />;
  if (!all.data || !entries || all.data.products.length === 0) return null;
  return (
    <Section
      id="best-reviewed"
      title={type === 'pharmacy' ? t('Basic Medicine Nearby') : t('Best Reviewed Items')}
      all={urls.home({ data_type: 'all', filter: 'top_rated', module_id: moduleId })}
    >
      {entries.length > 1 && (
        <ChipChoice
          label={t('Categories')}
          labelHidden
          scroll
          className={styles.menu}
          options={[{ value: ALL, label: t('All') }, ...entries.map(({ id, name }) => ({ value: String(id), label: name }))]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <WithSectionBanner pictures={pictures.data} section="best_reviewed">
        {(hasBanner) =>
          data ? (
            <SectionGrid wasAwaited={all.wasAwaited} items={data.products} rows={2} beside={hasBanner} labelledBy="best-reviewed-title" />
          ) : (
            <ItemGridSkeleton count={12} rows={2} beside={hasBanner} />
          )
        }
      </WithSectionBanner>
    </Section>
  );
}

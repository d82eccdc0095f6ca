import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useVisitChoice } from '../../platform/scope/use-visit-choice.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CardRowSkeleton } from '../catalogue/card-skeletons.tsx';
import { ItemRow } from '../catalogue/item-row.tsx';
import { featuredItems } from './home-queries.ts';
import { Section, SectionSkeleton } from './section.tsx';
import * as styles from './section.module.css';

const ALL = 'all';

/** Categories that the operator features, and the items of the selected one. */
export function FeaturedCategories() {
  const { t } = useI18n();
  const [chosen, setChosen] = useVisitChoice('featured-categories', ALL);
  const all = useApiList(featuredItems());
  const list = useApiList(featuredItems(chosen === ALL ? undefined : Number(chosen)));
  if (all.status === 'pending') return <SectionSkeleton of="items" />;
  if (!all.reply || all.rows.length === 0) return null;
  const { categories } = all.reply;
  const slug = categories.find(({ id }) => String(id) === chosen)?.slug;
  return (
    <Section id="featured-categories" title={t('Featured Categories')} all={slug ? urls.category(slug) : urls.categories()}>
      <ChipChoice
        label={t('Categories')}
        labelHidden
        scroll
        className={styles.menu}
        options={[{ value: ALL, label: t('All') }, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
        value={chosen}
        onChange={setChosen}
      />
      {list.status === 'pending' ? (
        <CardRowSkeleton of="items" />
      ) : (
        <ItemRow key={chosen} label={t('Featured Categories')} items={list.rows} onEnd={list.hasMore ? list.loadMore : undefined} />
      )}
    </Section>
  );
}

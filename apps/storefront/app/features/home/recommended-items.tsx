import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ItemRow } from '../catalogue/item-row.tsx';
import { recommendedItems } from './home-queries.ts';
import { Section, SectionSkeleton } from './section.tsx';
import { useSectionQuery } from './use-section-query.ts';

/** Items that the stores recommend. */
export function RecommendedItems() {
  const { t } = useI18n();
  const { data, isPending } = useSectionQuery(recommendedItems());
  if (isPending) return <SectionSkeleton of="items" />;
  if (!data || data.items.length === 0) return null;
  return (
    <Section id="recommended" title={t('Recommended Items')}>
      <ItemRow label={t('Recommended Items')} items={data.items} />
    </Section>
  );
}

import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { useAutoScroll } from '@bozor/ui/layout/use-auto-scroll.ts';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ItemRow } from '../catalogue/item-row.tsx';
import { specialOffers } from './home-queries.ts';
import { PauseButton } from './pause-button.tsx';
import { Section, SectionSkeleton } from './section.tsx';
import { useSectionQuery } from './use-section-query.ts';

/** Carousel of discounted items. */
export function SpecialOffers({ type }: { readonly type: ModuleType }) {
  const { t } = useI18n();
  const { moduleId } = useScope();
  const { data, isPending } = useSectionQuery(specialOffers());
  const items = data?.products ?? [];
  const gliding = useAutoScroll(items.length > 1);
  if (isPending) return <SectionSkeleton of="wideItems" />;
  if (items.length === 0) return null;
  const title = type === 'food' ? t('Special Food Offers') : t('Special Offers');
  return (
    <Section
      id="special-offers"
      title={title}
      all={urls.home({ search: 'special-offer', module_id: moduleId, data_type: 'discounted' })}
      aside={<PauseButton of={title} gliding={gliding} />}
    >
      <ItemRow label={title} items={items} layout="special" gliding={gliding} />
    </Section>
  );
}

import { useScope } from '../../platform/scope/scope-context.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ItemCard } from '../catalogue/item-card.tsx';
import { namesakesIn } from '../catalogue/namesakes.ts';
import { newArrivals, sectionPictures } from './home-queries.ts';
import { WithSectionBanner } from './section-banner.tsx';
import { Section, SectionSkeleton } from './section.tsx';
import { useSectionQuery } from './use-section-query.ts';
import * as styles from './new-arrivals.module.css';

/** Newest items: eight with the section's banner, ten without it, four on phones. */
export function NewArrivals() {
  const { t } = useI18n();
  const { moduleId } = useScope();
  const { data, isPending } = useSectionQuery(newArrivals());
  const pictures = useApiQuery(sectionPictures());
  if (isPending || pictures.isPending) return <SectionSkeleton of="grid" />;
  if (!data || data.products.length === 0) return null;
  const namesakes = namesakesIn(data.products);
  return (
    <Section id="new-arrivals" title={t('New Arrivals')} all={urls.home({ data_type: 'new', module_id: moduleId })}>
      <WithSectionBanner pictures={pictures.data} section="new_arrival">
        {(hasBanner) => (
          <ul className={styles.items} data-beside={hasBanner || undefined} aria-labelledby="new-arrivals-title">
            {data.products.map((item) => (
              <li key={item.id} className={styles.item}>
                <ItemCard item={item} isNamesake={namesakes.has(item.id)} />
              </li>
            ))}
          </ul>
        )}
      </WithSectionBanner>
    </Section>
  );
}

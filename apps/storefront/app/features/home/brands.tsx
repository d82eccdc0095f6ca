import { ScrollRow } from '@bozor/ui/layout/scroll-row.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { hasPage } from '../../platform/pages/has-page.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { homeBrands } from './home-queries.ts';
import { Section, SectionSkeleton } from './section.tsx';
import * as styles from './brands.module.css';

/** Nine brands: three rows on phones, one scrolling row on wider pages. */
export function Brands() {
  const { t } = useI18n();
  const { moduleId } = useScope();
  const { data, isPending } = useApiQuery(homeBrands());
  if (isPending) return <SectionSkeleton of="items" />;
  if (!data || data.brands.length === 0) return null;
  return (
    <Section id="brands" title={t('Brands')} all={hasPage('allBrands') ? urls.allBrands({ module_id: moduleId }) : undefined}>
      <ScrollRow
        label={t('Brands')}
        previousLabel={t('Previous')}
        nextLabel={t('Next')}
        className={styles.row}
        itemClassName={styles.brand}
      >
        {data.brands.map(({ id, name, image_full_url, tile_hue }) => (
          <PageLink key={id} to={urls.home({ brand_id: id, name, data_type: 'brand', module_id: moduleId })} className={styles.link}>
            <Tile
              hue={tile_hue}
              src={image_full_url ?? undefined}
              sizes="107px"
              alt=""
              width={320}
              height={320}
              shape="free"
              className={styles.tile}
            />
            <span className={styles.name}>{name}</span>
          </PageLink>
        ))}
      </ScrollRow>
    </Section>
  );
}

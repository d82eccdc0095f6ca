import { SectionHead } from '@bozor/ui/layout/section-head.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { parcelCategories } from '../parcel/parcel-queries.ts';
import * as styles from './parcel-categories-section.module.css';

/** Parcel categories, each with its lowest price. */
export function ParcelCategoriesSection() {
  const { t, rich, formatPrice } = useI18n();
  const { moduleId } = useScope();
  const categories = useApiQuery(parcelCategories()).data ?? [];
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="parcel-title">
      <SectionHead id="parcel-title" title={t('What are you sending?')} text={t('The category sets the price per kilometre.')} />
      <ul className={styles.grid}>
        {categories.map((category) => (
          <li key={category.id} className={styles.cell}>
            <PageLink to={urls.parcel({ category: category.slug, module_id: moduleId })} className={styles.card}>
              <Tile
                hue={category.tile_hue}
                src={category.image_full_url ?? undefined}
                sizes="(width >= 600px) 180px, 28vw"
                alt=""
                shape="free"
                className={styles.tile}
              />
              <span className={styles.words}>
                <strong className={styles.name}>{category.name}</strong>
                <span className={styles.text}>{category.description}</span>
              </span>
              <span className={styles.price}>
                {rich('from {price}', {
                  price: <bdi key="price">{formatPrice(category.parcel_minimum_shipping_charge)}</bdi>,
                })}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

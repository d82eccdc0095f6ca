import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useVisitChoice } from '../../platform/scope/use-visit-choice.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { ChipSelect } from '../catalogue/chip-select.tsx';
import { GrowingList } from '../catalogue/growing-list.tsx';
import { PageIntro } from '../catalogue/page-intro.tsx';
import * as styles from './all-brands-page.module.css';
import { allBrands, BRAND_ORDERS, type BrandOrder } from './brand-queries.ts';
import { ToHome } from '../catalogue/to-home.tsx';

const ORDER_WORDS: Readonly<Record<BrandOrder, string>> = { default: text('Default'), a_to_z: text('A to Z'), z_to_a: text('Z to A') };

/** All brands of the module; each links to the listing of its items. */
export function AllBrandsPage() {
  const { t, formatNumber } = useI18n();
  const { moduleId } = useScope();
  const [order, setOrder] = useVisitChoice<BrandOrder>('order', 'default');
  const list = useApiList(allBrands(order));
  return (
    <div className={`container ${styles.page}`}>
      <PageIntro crumbs={<Breadcrumbs crumbs={[{ name: t('Home'), to: urls.home() }, { name: t('Brands') }]} />} title={t('Brands')} />
      <div className={styles.bar}>
        <ChipSelect
          label={t('Sort')}
          options={BRAND_ORDERS.map((each) => ({ value: each, label: t(ORDER_WORDS[each]) }))}
          value={order}
          onChange={setOrder}
        />
      </div>
      <GrowingList list={list} skeleton={<Boxes />} emptyAction={<ToHome />} empty={t('No brands here yet')}>
        {(brands) => (
          <ul className={styles.grid}>
            {brands.map(({ id, name, image_full_url, tile_hue, items_count }) => (
              <li key={id}>
                <PageLink to={urls.home({ brand_id: id, name, data_type: 'brand', module_id: moduleId })} className={styles.brand}>
                  <Tile
                    hue={tile_hue}
                    src={image_full_url ?? undefined}
                    sizes="(width >= 1180px) 170px, (width >= 600px) 21vw, 28vw"
                    alt=""
                    shape="square"
                    className={styles.tile}
                  />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.count}>{t('{count} items', { count: formatNumber(items_count) })}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    </div>
  );
}

function Boxes() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} className={styles.box} />
      ))}
    </div>
  );
}

import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { DESCRIPTION_LIMIT } from '@bozor/domain/words/truncate.ts';
import { Chip, ChipRow } from '@bozor/ui/actions/chip.tsx';
import type { ReactNode } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { unitText } from '../catalogue/item-measure.ts';
import { langOf, LongText } from '../../shell/long-text.tsx';
import { ItemMarks } from './item-marks.tsx';
import { PriceHistory } from './price-history.tsx';
import * as styles from './item-facts.module.css';

/** Description and facts of an item, with links to similar items. */
export function ItemFacts({ item }: { readonly item: ItemDetails }) {
  const words = useI18n();
  const { t, formatList } = words;
  const measure = unitText(item, words);
  const { module_id, brand, generic_name, conditions, category_ids, tags } = item;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ...(brand
      ? [
          [
            t('Brand'),
            <PageLink
              key="brand"
              to={urls.home({ brand_id: brand.id, name: brand.name, data_type: 'brand', module_id })}
              className={styles.link}
            >
              {brand.name}
            </PageLink>,
          ] as const,
        ]
      : []),
    ...(measure ? [[t('Unit'), <bdi key="unit">{measure}</bdi>] as const] : []),
    ...(generic_name.length > 0 ? [[t('Generic name'), formatList(generic_name)] as const] : []),
    ...(conditions.length > 0 ? [[t('Used for'), formatList(conditions.map(({ name }) => name))] as const] : []),
    ...(item.maximum_cart_quantity ? [[t('Most in one order'), String(item.maximum_cart_quantity)] as const] : []),
  ];
  return (
    <section className={styles.facts} aria-labelledby="item-facts">
      <h2 id="item-facts" className="text-section">
        {t('Description')}
      </h2>
      <LongText text={item.description} lang={langOf(item, 'description')} limit={DESCRIPTION_LIMIT} className={styles.description} />
      <ItemMarks item={item} />
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <PriceHistory prices={item.price_history} />
      {category_ids.length + tags.length > 0 && (
        <ChipRow>
          {category_ids.map(({ id, name, slug }) => (
            <Chip key={id} render={<PageLink to={urls.category(slug, { module_id })} />}>
              {name}
            </Chip>
          ))}
          {tags.map((tag) => (
            <Chip key={tag} render={<PageLink to={urls.home({ search: tag, data_type: 'searched', module_id })} />}>
              #{tag}
            </Chip>
          ))}
        </ChipRow>
      )}
    </section>
  );
}

import { useState } from 'react';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { FlashPanel } from './flash-panel.tsx';
import { flashSales, popularItems } from './home-queries.ts';
import { SectionGrid } from './section-grid.tsx';
import { Section, SectionSkeleton } from './section.tsx';
import { useSectionQuery } from './use-section-query.ts';
import * as styles from './popular-section.module.css';

/** Three rows of the most ordered items, with the running flash sale. */
export function PopularSection() {
  const { t } = useI18n();
  const { moduleId } = useScope();
  const items = useSectionQuery(popularItems());
  const flash = useSectionQuery(flashSales());
  const popular = items.data?.products ?? [];
  const sales = flash.data?.flash_sales ?? [];
  const [overId, setOverId] = useState<number>();
  const sale = sales.find(({ id, active_products }) => id !== overId && active_products.length > 0);
  if (items.isPending || flash.isPending) return <SectionSkeleton of="grid" />;
  if (popular.length === 0 && !sale) return null;
  return (
    <Section
      id="popular"
      title={t('Most Popular Items')}
      text={<span className={styles.hint}>{t('What your neighbours order')}</span>}
      all={urls.home({ data_type: 'all', filter: 'popular', module_id: moduleId })}
    >
      <div className={styles.layout} data-sale={sale ? '' : undefined}>
        {sale && <FlashPanel key={sale.id} sale={sale} wasAwaited={flash.wasAwaited} onOver={() => setOverId(sale.id)} />}
        <SectionGrid
          wasAwaited={items.wasAwaited}
          items={popular}
          layout="popular"
          rows={3}
          labelledBy="popular-title"
          className={styles.grid}
        />
      </div>
    </Section>
  );
}

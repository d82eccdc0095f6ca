import { ApiProblem } from '@bozor/contract/client.ts';
import { useModuleOf } from '../../platform/scope/active-module.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { ItemGridSkeleton } from '../catalogue/card-skeletons.tsx';
import { GrowingList } from '../catalogue/growing-list.tsx';
import { ItemGrid } from '../catalogue/item-grid.tsx';
import { PageIntro } from '../catalogue/page-intro.tsx';
import { CampaignClock, useIsOver } from './campaign-clock.tsx';
import { CampaignOver } from './campaign-over.tsx';
import { flashProducts } from './campaign-queries.ts';
import * as styles from './flash-sale-page.module.css';
import { ToHome } from '../catalogue/to-home.tsx';

/** One flash sale: countdown, and its items with the stock left. */
export function FlashSalePage({ id }: { readonly id: number | undefined }) {
  const { t } = useI18n();
  const list = useApiList(flashProducts(id));
  const sale = list.reply?.flash_sale;
  useModuleOf(list.rows[0]?.item);
  const [hasEnded, end] = useIsOver(sale?.end_date, 0);
  const isOver = hasEnded || (list.error instanceof ApiProblem && list.error.status === 404);
  const title = sale?.title ?? t('Flash sale');
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <PageIntro crumbs={<Breadcrumbs crumbs={[{ name: t('Home'), to: urls.home() }, { name: title }]} />} title={title} />
        {sale && !isOver && <CampaignClock until={sale.end_date} onOver={end} />}
      </div>
      {isOver ? (
        <CampaignOver />
      ) : (
        <GrowingList list={list} skeleton={<ItemGridSkeleton />} emptyAction={<ToHome />} empty={t('Items Not Found!')}>
          {(products) => <ItemGrid items={products.map(({ item }) => item)} label={title} layout="flash" level={2} eagerCount={2} />}
        </GrowingList>
      )}
    </div>
  );
}

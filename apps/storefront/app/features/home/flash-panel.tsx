import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { Countdown } from '@bozor/ui/values/countdown.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Flame from 'lucide-react/icons/flame';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ItemCard } from '../catalogue/item-card.tsx';
import { namesakesIn } from '../catalogue/namesakes.ts';
import { useIncrementalList } from './use-incremental-list.ts';
import * as styles from './flash-panel.module.css';

type FlashSale = ReplyOf<API['promotions']['flashSales']>['flash_sales'][number];

/** A running flash sale: countdown and a row of its items. */
export function FlashPanel({
  sale,
  wasAwaited,
  onOver,
}: {
  readonly sale: FlashSale;
  readonly wasAwaited: boolean;
  readonly onOver: () => void;
}) {
  const { t } = useI18n();
  const { moduleId } = useScope();
  const namesakes = namesakesIn(sale.active_products.map(({ item }) => item));
  const products = useIncrementalList(sale.active_products, wasAwaited);
  return (
    <section className={styles.panel} aria-labelledby="flash-title">
      <div className={styles.head}>
        <p className={styles.kind}>
          <Icon of={Flame} size={16} />
          {t('Flash sale')}
        </p>
        <h3 id="flash-title" className={styles.title}>
          <PageLink to={urls.flashSales({ id: sale.id, module_id: moduleId })} className={styles.all}>
            {sale.title}
            <Icon of={ChevronRight} size={20} flip />
          </PageLink>
        </h3>
        <Countdown
          until={sale.end_date}
          label={t('Ends in')}
          units={{ days: t('days'), hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') }}
          onOver={onOver}
          className={styles.countdown}
        />
      </div>
      <ul tabIndex={-1} className={styles.products} aria-labelledby="flash-title">
        {products.map(({ id, item }) => (
          <li key={id} className={styles.product}>
            <ItemCard item={item} layout="flash-slide" level={4} isNamesake={namesakes.has(item.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './order-lines.module.css';

interface Line {
  readonly name: string;
  readonly quantity: number;
  readonly total: number;
  readonly image_full_url: string | null;
  readonly tile_hue: number;
  readonly original_total?: number;
  readonly unit_price?: number;
  readonly slug?: string | null;
  readonly model?: OrderDetails['details'][number]['model'];
  readonly variation?: OrderDetails['details'][number]['variation'];
  readonly add_ons?: OrderDetails['details'][number]['add_ons'];
}

/** Ordered items with their chosen options. */
export function OrderLines({ lines }: { readonly lines: readonly Line[] }) {
  const { t, formatList, formatPrice } = useI18n();
  return (
    <ul className={styles.lines} aria-label={t('Items')}>
      {lines.map((line, at) => (
        <li key={at} className={styles.line}>
          <Tile
            hue={line.tile_hue}
            src={line.image_full_url ?? undefined}
            sizes="50px"
            alt=""
            width={104}
            height={104}
            className={styles.tile}
          />
          <div className={styles.words}>
            {line.slug && line.model === 'Item' ? (
              <PageLink to={urls.product(line.slug)} className={styles.name}>
                {line.name}
              </PageLink>
            ) : (
              <p className={styles.name}>{line.name}</p>
            )}
            {chosen(line).length > 0 && <p className={styles.meta}>{formatList(chosen(line))}</p>}
            <p className={styles.meta}>
              <bdi>{line.unit_price === undefined ? `× ${line.quantity}` : `${line.quantity} × ${formatPrice(line.unit_price)}`}</bdi>
            </p>
          </div>
          <span className={styles.total}>
            {line.original_total !== undefined && line.original_total > line.total && (
              <s>
                <bdi>{formatPrice(line.original_total)}</bdi>
              </s>
            )}
            <bdi>{formatPrice(line.total)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

function chosen({ variation = [], add_ons: addOns = [] }: Line): readonly string[] {
  return [...variation.map(({ type }) => type), ...addOns.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name))];
}

import type { CartLine } from '@bozor/contract/shop/orders/cart.ts';
import { nearestMinor } from '@bozor/domain/money/json-amount.ts';
import { add, times } from '@bozor/domain/money/minor.ts';
import { pieceGrams } from '@bozor/domain/orders/received/weighing.ts';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { Price } from '@bozor/ui/values/price.tsx';
import { Stepper } from '@bozor/ui/forms/stepper.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import Trash from 'lucide-react/icons/trash-2';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ByWeight } from '../bill/by-weight.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import { struckPriceOf } from './struck-price.ts';
import { CART_TEXTS } from './cart-messages.ts';
import { isLineForLater } from './line-for-later.ts';
import { DearerNotes } from './dearer-notes.tsx';
import { useCart, useCartActions } from './use-cart.ts';
import * as styles from './cart-line-row.module.css';

/** A cart line. Its name opens the item with the chosen options. */
export function CartLineRow({ line }: { readonly line: CartLine }) {
  const { t, formatPrice } = useI18n();
  const { item, price_changed_from: before } = line;
  const name = item?.name ?? t('An item that is gone');
  return (
    <article className={styles.row} data-available={line.available} aria-label={name}>
      <Tile
        hue={item?.tile_hue ?? 0}
        src={item?.image_full_url ?? undefined}
        sizes="76px"
        alt=""
        width={240}
        height={240}
        className={styles.tile}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {item ? (
            <button
              type="button"
              className={`stretched-link ${styles.open}`}
              onClick={() => openOverlay('item', { idOrSlug: item.slug, name: item.name, lineId: line.id })}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        <Choices line={line} />
        <ByWeight grams={gramsOf(line)} className={styles.choices} />
        {isLineForLater(line) && <Hours of={line.item} />}
        {line.reason && <p className={styles.reason}>{line.reason_message ?? t(CART_TEXTS[line.reason], { name })}</p>}
        {before !== null && (
          <p className={styles.changed}>
            {t('Price changed from {before} to {after}', { before: formatPrice(before), after: formatPrice(line.unit_price) })}
          </p>
        )}
        <Dearer line={line} />
        <div className={styles.foot}>
          <LinePrice line={line} />
          <Quantity line={line} name={name} />
        </div>
      </div>
    </article>
  );
}

function gramsOf({ item, variation, quantity }: CartLine): number | undefined {
  const grams = item && variation.length === 0 ? pieceGrams({ soldBy: item.sold_by, measure: item.measure }) : undefined;
  return grams && grams * quantity;
}

/** Pieces that cost more with one piece more of this line. */
function Dearer({ line }: { readonly line: CartLine }) {
  const { formatPrice } = useI18n();
  const { cart } = useCart();
  const nameOf = (id: number) => cart?.lines.find((each) => each.id === id)?.item?.name;
  const dearer = line.dearer_with_one_more.map(({ line_id: id, unit_price: price }) => ({
    name: id === line.id ? undefined : nameOf(id),
    price: formatPrice(price),
  }));
  return <DearerNotes dearer={dearer} count={line.quantity + 1} className={styles.hours} />;
}

/** Hours of an item that was added for later. */
function Hours({
  of: { available_time_starts: from, available_time_ends: until, next_available_at: next },
}: {
  readonly of: NonNullable<CartLine['item']>;
}) {
  const { rich, daysUntil } = useI18n();
  const nowMs = useMinute();
  const hours = (
    <bdi key="hours" dir="ltr">
      {from}–{until}
    </bdi>
  );
  const isTomorrow = next !== null && nowMs !== undefined && daysUntil(next, nowMs) === 1;
  return (
    <p className={styles.hours}>{isTomorrow ? rich('Served tomorrow at {hours}', { hours }) : rich('Served at {hours}', { hours })}</p>
  );
}

/** Chosen options: "Large · Ketchup, Garlic · Tandir bread × 2". */
function Choices({ line: { variation, add_ons } }: { readonly line: CartLine }) {
  const { formatList, formatNumber } = useI18n();
  const parts = [
    ...variation.map(({ values }) => formatList(values.map(({ label }) => label))),
    ...add_ons.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${formatNumber(quantity)}` : name)),
  ];
  return parts.length === 0 ? null : <p className={styles.choices}>{parts.join(' · ')}</p>;
}

function LinePrice({ line }: { readonly line: CartLine }) {
  const { t, formatPrice, formatMoney } = useI18n();
  const { digit_after_decimal_point: digits } = useConfig();
  const minor = (amount: number) => nearestMinor(amount, digits);
  const { item, total, original_total, quantity } = line;
  if (original_total === 0) return <span />;
  const piece = { pieceMinor: minor(line.unit_price), nowMinor: minor(line.discounted_unit_price) };
  const struckMinor = item ? struckPriceOf(item, piece, digits) : undefined;
  return (
    <Price
      size="line"
      amount={formatPrice(total)}
      {...(struckMinor !== undefined && {
        old: formatMoney(add(times(struckMinor, quantity), minor(line.add_ons_amount))),
        oldLabel: t('Price before'),
      })}
      className={styles.price}
    />
  );
}

function Quantity({ line, name }: { readonly line: CartLine; readonly name: string }) {
  const { t } = useI18n();
  const { setQuantity, removeLine } = useCartActions();
  const remove = () => void removeLine(line, 'drawer');
  if (!line.item) return <IconButton icon={Trash} label={t('Remove {name}', { name })} onClick={remove} className={styles.stepper} />;
  return (
    <Stepper
      className={styles.stepper}
      labels={{ group: name, decrease: t('One less'), increase: t('One more'), remove: t('Remove {name}', { name }) }}
      value={line.quantity}
      onChange={(next) => void setQuantity(line, next, 'drawer')}
      onDelete={remove}
    />
  );
}

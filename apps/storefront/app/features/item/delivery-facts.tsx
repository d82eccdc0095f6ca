import { openStateAt } from '@bozor/domain/stores/open-state-at.ts';
import { nearestMinor } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { Icon, type Glyph } from '@bozor/ui/actions/icon.tsx';
import Bike from 'lucide-react/icons/bike';
import MapPin from 'lucide-react/icons/map-pin';
import StoreIcon from 'lucide-react/icons/store';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useCart } from '../cart/use-cart.ts';
import { DeliveryOffer, DeliveryPrice } from '../catalogue/delivery-offer.tsx';
import { useDeliveryEstimate, type DeliveryEstimate } from '../catalogue/use-delivery-estimate.ts';
import type { ItemChoice } from './use-item-choice.ts';
import * as styles from './delivery-facts.module.css';

/** Delivery of an item: arrival and fee for the customer's own place, collection time, and the sum for free delivery. */
export function DeliveryFacts({ choice }: { readonly choice: ItemChoice }) {
  const { t, rich, formatPrice } = useI18n();
  const near = useItemNearness(choice);
  const { store, zone_name } = choice.item;
  const { free_delivery_over: freeOver } = store.delivery_terms;
  const amount = (money: number) => <bdi key="amount">{formatPrice(money)}</bdi>;
  const isPaid = store.delivery && near?.fee?.freeBy === undefined && !store.delivery_terms.free_delivery;
  return (
    <ul className={styles.facts}>
      {store.delivery && (
        <Fact icon={Bike} title={<When store={storeNow(choice)} near={near} />}>
          <DeliveryPrice store={store} near={near} isBare />
          {isPaid && freeOver !== null && (
            <>
              {' · '}
              {rich('free from {amount}', { amount: amount(freeOver) })}
            </>
          )}
        </Fact>
      )}
      {store.take_away && (
        <Fact icon={StoreIcon} title={near?.ready ? t('{range} min', { range: near.ready }) : t('To collect')}>
          {near?.ready ? t('To collect') : undefined}
        </Fact>
      )}
      <Fact icon={MapPin} title={t('Delivered in the zone {zone}', { zone: zone_name })} />
      {store.minimum_order > 0 && <Fact icon={Wallet} title={rich('Orders from {amount}', { amount: amount(store.minimum_order) })} />}
    </ul>
  );
}

/** The same in one line, for the dialog. */
export function DeliveryLine({ choice }: { readonly choice: ItemChoice }) {
  const near = useItemNearness(choice);
  const { store } = choice.item;
  return (
    <p className={styles.line}>
      <Icon of={Bike} size={16} className={styles.icon} />
      <DeliveryOffer store={store} near={near} />
    </p>
  );
}

/** Minutes of the delivery, for the customer's place once that is known. */
function When({ store, near }: { readonly store: ItemChoice['item']['store']; readonly near: DeliveryEstimate | undefined }) {
  const { t } = useI18n();
  if (!store.open || (near && !near.fee)) return t('Delivery');
  return t('Delivery in {range} min', { range: near?.eta ?? store.delivery_time.replace('-', '–') });
}

/** Computed with the cart's items of the store plus the current choice. */
function useItemNearness({ line, priced, ...choice }: ItemChoice): DeliveryEstimate | undefined {
  const { digit_after_decimal_point: digits } = useConfig();
  const { cart } = useCart();
  const estimateFor = useDeliveryEstimate();
  const others = cart?.store?.id === choice.item.store_id ? cart.lines.filter(({ id, available }) => available && id !== line?.id) : [];
  const othersMinor = others.reduce((sum, { total }) => sum + nearestMinor(total, digits), 0);
  return estimateFor(storeNow(choice), (othersMinor + priced.totalMinor) as Minor);
}

/** Outside the item's hours its store counts as closed: an order placed now would not arrive within the hour. */
function storeNow({ item, availability, nowMs }: Pick<ItemChoice, 'item' | 'availability' | 'nowMs'>): ItemChoice['item']['store'] {
  return availability.state === 'available' ? openStateAt(item.store, nowMs) : { ...item.store, open: false, next_opening_at: null };
}

function Fact({ icon, title, children }: { readonly icon: Glyph; readonly title: ReactNode; readonly children?: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} className={styles.icon} />
      <p className={styles.words}>
        <b>{title}</b>
        {children && <span className={styles.more}>{children}</span>}
      </p>
    </li>
  );
}

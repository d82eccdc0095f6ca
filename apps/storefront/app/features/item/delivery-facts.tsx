import type { ItemDetails } from '@bozor/contract/item-details.ts';
import { Icon, type Glyph } from '@bozor/ui/icon.tsx';
import Bike from 'lucide-react/icons/bike';
import MapPin from 'lucide-react/icons/map-pin';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { useConfig } from '../../platform/config.ts';
import { useWords } from '../../platform/words/words.tsx';
import styles from './delivery-facts.module.css';

/** How an item comes: how soon, from where, from which sum on. */
export function DeliveryFacts({ item: { store, zone_name } }: { readonly item: ItemDetails }) {
  const { t, rich, formatPrice } = useWords();
  const { free_delivery_over } = useConfig();
  const range = (
    <bdi key="range" dir="ltr">
      {store.delivery_time.replace('-', '–')}
    </bdi>
  );
  const amount = (money: number) => <bdi key="amount">{formatPrice(money)}</bdi>;
  return (
    <ul className={styles.facts}>
      <Fact icon={Bike} title={rich('Delivery in {range} min', { range })}>
        {free_delivery_over !== null && rich('Free from {amount}', { amount: amount(free_delivery_over) })}
      </Fact>
      <Fact icon={MapPin} title={t('Delivered in the zone {zone}', { zone: zone_name })} />
      {store.minimum_order > 0 && <Fact icon={Wallet} title={rich('Orders from {amount}', { amount: amount(store.minimum_order) })} />}
    </ul>
  );
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

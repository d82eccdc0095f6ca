import type { StoreCard as Store } from '@bozor/contract/shop/catalogue/store-card.ts';
import { CardRow, type CardRowProps } from './card-row.tsx';
import { StoreCard, type StoreCardVariant } from './store-card.tsx';

/** Stores in one scrolling row. */
export function StoreRow({
  stores,
  variant = 'usual',
  ...row
}: CardRowProps & { readonly stores: readonly Store[]; readonly variant?: StoreCardVariant }) {
  return (
    <CardRow {...row} of="stores">
      {stores.map((store) => (
        <StoreCard key={store.id} store={store} variant={variant} />
      ))}
    </CardRow>
  );
}

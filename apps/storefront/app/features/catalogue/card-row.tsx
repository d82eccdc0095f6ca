import type { ItemCard as Item } from '@bozor/contract/item-card.ts';
import type { StoreCard as Store } from '@bozor/contract/store-card.ts';
import { ScrollRow } from '@bozor/ui/scroll-row.tsx';
import type { Gliding } from '@bozor/ui/use-gliding.ts';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useWords } from '../../platform/words/words.tsx';
import { ItemBoxes } from './card-skeletons.tsx';
import { ItemCard } from './item-card.tsx';
import { StoreCard, type StoreCardVariant } from './store-card.tsx';
import styles from './card-row.module.css';

interface RowProps {
  readonly label: string;
  readonly gliding?: Gliding;
}

/** Items in one line. `onEnd` asks for more when its end is seen. */
export function ItemRow({
  items,
  layout = 'vertical',
  onEnd,
  ...row
}: RowProps & { readonly items: readonly Item[]; readonly layout?: 'vertical' | 'special'; readonly onEnd?: (() => void) | undefined }) {
  const cards = items.map((item) => <ItemCard key={item.id} item={item} layout={layout} />);
  return (
    <CardRow {...row} of={layout === 'special' ? 'wideItems' : 'items'}>
      {onEnd ? [...cards, <RowEnd key="end" onSeen={onEnd} />] : cards}
    </CardRow>
  );
}

/** Stores in one line. */
export function StoreRow({
  stores,
  variant = 'usual',
  ...row
}: RowProps & { readonly stores: readonly Store[]; readonly variant?: StoreCardVariant }) {
  return (
    <CardRow {...row} of="stores">
      {stores.map((store) => (
        <StoreCard key={store.id} store={store} variant={variant} />
      ))}
    </CardRow>
  );
}

function CardRow({ of, children, ...row }: RowProps & { readonly of: 'items' | 'wideItems' | 'stores'; readonly children: ReactNode[] }) {
  const { t } = useWords();
  return (
    <ScrollRow {...row} previousLabel={t('Previous')} nextLabel={t('Next')} itemClassName={styles[of]}>
      {children}
    </ScrollRow>
  );
}

/** Boxes of the next card; when they are seen it is asked for. */
function RowEnd({ onSeen }: { readonly onSeen: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen());
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} aria-hidden>
      <ItemBoxes />
    </div>
  );
}

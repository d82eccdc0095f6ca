import type { ItemCard as Item } from '@bozor/contract/shop/catalogue/item-card.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CardRow, type CardRowProps } from './card-row.tsx';
import { ItemBoxes } from './card-skeletons.tsx';
import { ItemCard } from './item-card.tsx';
import { namesakesIn } from './namesakes.ts';

/** Items in one scrolling row. `onEnd` loads more when its end becomes visible. */
export function ItemRow({
  items,
  layout = 'vertical',
  onEnd,
  ...row
}: CardRowProps & {
  readonly items: readonly Item[];
  readonly layout?: 'vertical' | 'special';
  readonly onEnd?: (() => void) | undefined;
}) {
  const namesakes = namesakesIn(items);
  const cards = items.map((item) => <ItemCard key={item.id} item={item} layout={layout} isNamesake={namesakes.has(item.id)} />);
  return (
    <CardRow {...row} of={layout === 'special' ? 'wideItems' : 'items'}>
      {onEnd ? [...cards, <RowEnd key="end" onSeen={onEnd} />] : cards}
    </CardRow>
  );
}

/** Skeleton of the next card; calls `onSeen` when visible. */
function RowEnd({ onSeen }: { readonly onSeen: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && seen());
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} aria-hidden>
      <ItemBoxes />
    </div>
  );
}

import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { itemUrl } from './item-link.tsx';

/** An item below the first screens until the page hydrates: visitors without scripts and search engines get its name, price and link. */
export function BriefItem({ item, level }: { readonly item: ItemCard; readonly level: 2 | 3 }) {
  const { formatPrice } = useI18n();
  const Name = `h${level}` as const;
  return (
    <article>
      <Name>
        <a href={itemUrl(item)}>{item.name}</a>
      </Name>
      <p>{formatPrice(item.discounted_price)}</p>
    </article>
  );
}

import type { Static } from 'typebox';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { FlashProduct, FlashSale } from '@bozor/contract/shop/catalogue/promotions.ts';
import type { FlashItemRow, FlashSaleRow } from './store.ts';

export function presentFlashSale(row: FlashSaleRow): Static<typeof FlashSale> {
  return { id: row.id, title: row.title, start_date: row.starts_at.toISOString(), end_date: row.ends_at.toISOString() };
}

/** `price` is the sale's price of a piece. */
export function presentFlashProduct(row: FlashItemRow, item: ItemCard): Static<typeof FlashProduct> {
  return { id: row.item_id, item, sold: row.sold, stock: row.initial, available_stock: row.available, price: item.discounted_price };
}

import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { itemsById, modulesOf } from '../items/list-items.ts';
import { presentFlashProduct, presentFlashSale } from './present.ts';
import { readFlashItems, readFlashSales, type FlashSaleRow } from './store.ts';

/** Number of products of a sale until its own page is opened. */
const PRODUCTS_SHOWN = 15;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Running sales of the caller's zones and module, each with its first products. */
export async function listFlashSales(api: Api, scope: Scope, { limit, offset }: Page): Promise<ReplyOf<typeof API.promotions.flashSales>> {
  const running = await runningSales(api, scope);
  const shown = running.slice((offset - 1) * limit, offset * limit);
  const products = await productsOf(api, scope, shown, { limit: PRODUCTS_SHOWN });
  return {
    total_size: running.length,
    limit,
    offset,
    flash_sales: shown.map((sale) => ({
      ...presentFlashSale(sale),
      active_products: products.filter(({ saleId }) => saleId === sale.id).map(({ product }) => product),
    })),
  };
}

/** Products of one sale, of any module; without an id, of the sale that ends first. */
export async function listFlashProducts(
  api: Api,
  scope: Scope,
  { limit, offset, flash_sale_id }: Page & { readonly flash_sale_id?: number | undefined },
): Promise<ReplyOf<typeof API.promotions.flashItems>> {
  const running = await runningSales(api, flash_sale_id === undefined ? scope : { ...scope, moduleId: undefined });
  const sale = flash_sale_id === undefined ? running[0] : running.find(({ id }) => id === flash_sale_id);
  if (!sale) throw refuse(API.promotions.flashItems, 'flash-sale-over');
  const products = await productsOf(api, scope, [sale], { limit, skipped: (offset - 1) * limit });
  return {
    total_size: sale.item_count,
    limit,
    offset,
    products: products.map(({ product }) => product),
    flash_sale: presentFlashSale(sale),
  };
}

async function runningSales(api: Api, scope: Scope): Promise<FlashSaleRow[]> {
  return readFlashSales(api.db, { ...scope, moduleIds: await modulesOf(api, scope), now: api.adapters.clock.now() });
}

async function productsOf(
  api: Api,
  scope: Scope,
  sales: readonly FlashSaleRow[],
  page: { readonly limit: number; readonly skipped?: number },
) {
  const rows = await readFlashItems(
    api.db,
    sales.map(({ id }) => id),
    scope.zoneIds,
    page,
  );
  const items = await itemsById(
    api,
    scope,
    rows.map(({ item_id }) => item_id),
  );
  return rows.flatMap((row) => {
    const item = items.get(row.item_id);
    return item ? [{ saleId: row.flash_sale_id, product: presentFlashProduct(row, item) }] : [];
  });
}

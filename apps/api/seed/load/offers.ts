import type { PoolClient } from 'pg';
import { ZONES } from '../geo/zones.ts';
import { pictures } from '../pictures.ts';
import { BASIC_CAMPAIGNS, ITEM_CAMPAIGNS, type BasicCampaignSeed, type ItemCampaignSeed } from '../promotions/campaigns.ts';
import { CASHBACK_OFFERS, COUPONS, WALLET_BONUSES } from '../promotions/coupons.ts';
import { FLASH_SALES, type FlashSaleSeed } from '../promotions/flash-sales.ts';
import { randomFrom } from '../random.ts';
import { minuteOf } from '../stores/hours.ts';
import type { MenuItem } from '../stores/menu.ts';
import { daysFrom, midnight } from './days.ts';
import { demoPicture } from './demo-media.ts';
import { idOf, insertKeyed, insertRows } from './insert.ts';
import type { ItemToLoad, ReferenceIds } from './item-to-load.ts';
import { isInCategory } from './promotions.ts';
import { spelled } from './spelling.ts';

/** An item sold by a campaign, without a history. */
export type CampaignItem = Omit<ItemToLoad, 'tally'>;

/** Inserts campaigns and their own items. */
export async function loadCampaigns(
  client: PoolClient,
  { city, stores }: ReferenceIds,
  menu: readonly MenuItem[],
  now: Date,
): Promise<CampaignItem[]> {
  const row = (
    kind: string,
    campaign: BasicCampaignSeed | ItemCampaignSeed,
    position: number,
  ): { key: string } & Record<string, unknown> => ({
    key: campaign.slug,
    module_id: idOf(city.modules, campaign.module),
    kind,
    slug: campaign.slug,
    title: spelled(campaign.title),
    description: spelled(campaign.description),
    image: demoPicture(campaign.picture),
    hue: pictures[campaign.picture].hue,
    starts_at: midnight(now, campaign.startsInDays),
    ends_at: midnight(now, campaign.endsInDays),
    starts_at_minute: campaign.daily ? minuteOf(campaign.daily.from) : null,
    ends_at_minute: campaign.daily ? minuteOf(campaign.daily.until) : null,
    position,
  });
  const ids = await insertKeyed(client, 'campaigns', [
    ...BASIC_CAMPAIGNS.map((campaign, at) => row('basic', campaign, at)),
    ...ITEM_CAMPAIGNS.map((campaign, at) => row('item', campaign, at)),
  ]);
  await insertRows(
    client,
    'campaign_stores',
    BASIC_CAMPAIGNS.flatMap((campaign) =>
      campaign.stores.map((store) => ({ campaign_id: idOf(ids, campaign.slug), store_id: idOf(stores, store) })),
    ),
  );
  return ITEM_CAMPAIGNS.flatMap((campaign) => campaignItems(campaign, idOf(ids, campaign.slug), menu, now));
}

function campaignItems(campaign: ItemCampaignSeed, id: number, menu: readonly MenuItem[], now: Date): CampaignItem[] {
  const random = randomFrom(`campaign ${campaign.slug}`);
  return campaign.stores.flatMap((store) => {
    const fitting = menu.filter(
      (item) =>
        item.store.key === store &&
        item.stock > 0 &&
        item.variations.length === 0 &&
        !item.product.window &&
        campaign.categories.some((category) => isInCategory(category, item)),
    );
    return random.some(fitting, campaign.itemsPerStore).map((item) => ({
      ...item,
      slug: `${item.slug}-${campaign.slug}`,
      discount: campaign.percentOff,
      discountType: 'percent' as const,
      recommended: false,
      campaign: { id, from: midnight(now, campaign.startsInDays), until: midnight(now, campaign.endsInDays) },
    }));
  });
}

export async function loadFlashSales(
  client: PoolClient,
  { city }: ReferenceIds,
  menu: readonly MenuItem[],
  itemIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const frame = (sale: FlashSaleSeed): { starts_at: Date; ends_at: Date } => ({
    starts_at: midnight(now, sale.firstDay),
    ends_at: midnight(now, sale.lastDay + 1),
  });
  const ids = await insertKeyed(
    client,
    'flash_sales',
    FLASH_SALES.map((sale, at) => ({
      key: String(at),
      module_id: idOf(city.modules, sale.module),
      title: spelled(sale.title),
      ...frame(sale),
    })),
  );
  await insertRows(
    client,
    'flash_sale_items',
    FLASH_SALES.flatMap((sale, at) => {
      const random = randomFrom(`flash sale ${at}`);
      return flashItems(sale, menu, random).map((item, position) => {
        const initial = random.whole(20, 60);
        const sold = sale.firstDay < 0 ? Math.floor(initial * (0.1 + random.next() * 0.8)) : 0;
        return {
          flash_sale_id: idOf(ids, String(at)),
          item_id: idOf(itemIds, item.slug),
          ...frame(sale),
          discount: random.one(sale.percentOff),
          discount_type: 'percent',
          initial,
          sold,
          available: initial - sold,
          position,
        };
      });
    }),
  );
}

/** Chooses items from each zone, and from different stores as far as possible. */
function flashItems(sale: FlashSaleSeed, menu: readonly MenuItem[], random: ReturnType<typeof randomFrom>): MenuItem[] {
  return ZONES.flatMap(({ key: zone }) => {
    const fitting = menu.filter(
      (item) =>
        item.store.module === sale.module &&
        item.store.zone === zone &&
        item.stock > 0 &&
        !item.product.prescription &&
        sale.categories.some((category) => isInCategory(category, item)),
    );
    const seenProducts = new Set<string>();
    return random
      .some(fitting, fitting.length)
      .filter(({ product }) => !seenProducts.has(product.key) && seenProducts.add(product.key))
      .slice(0, sale.itemsPerZone);
  });
}

export async function loadCoupons(client: PoolClient, { city, stores }: ReferenceIds, now: Date): Promise<Map<string, number>> {
  await insertRows(
    client,
    'cashback_offers',
    CASHBACK_OFFERS.map((offer) => ({
      title: spelled(offer.title),
      cashback_type: offer.type,
      cashback_amount: offer.amount,
      min_purchase_minor: offer.minimumPurchase,
      max_cashback_minor: offer.cap ?? null,
      per_customer_limit: offer.perCustomer ?? null,
      starts_at: daysFrom(now, -15),
      ends_at: midnight(now, offer.endsInDays),
    })),
  );
  await insertRows(
    client,
    'wallet_bonuses',
    WALLET_BONUSES.map((bonus) => ({
      title: spelled(bonus.title),
      description: spelled(bonus.description),
      bonus_type: bonus.type,
      bonus: bonus.bonus,
      min_add_minor: bonus.minimumTopUp,
      max_bonus_minor: bonus.cap ?? null,
      starts_at: daysFrom(now, -15),
      ends_at: midnight(now, bonus.endsInDays),
    })),
  );
  return insertKeyed(
    client,
    'coupons',
    COUPONS.map((coupon) => ({
      key: coupon.code,
      code: coupon.code,
      title: spelled(coupon.title),
      kind: coupon.kind,
      discount: coupon.discount ?? 0,
      max_discount_minor: coupon.cap ?? null,
      min_purchase_minor: coupon.minimumPurchase,
      zone_id: coupon.zone ? idOf(city.zones, coupon.zone) : null,
      module_id: coupon.module ? idOf(city.modules, coupon.module) : null,
      store_id: coupon.store ? idOf(stores, coupon.store) : null,
      first_order: coupon.firstOrder ?? false,
      per_customer_limit: coupon.perCustomer ?? null,
      total_limit: coupon.total ?? null,
      is_listed: coupon.isListed ?? true,
      starts_at: midnight(now, coupon.startsInDays),
      ends_at: midnight(now, coupon.endsInDays),
    })),
  );
}

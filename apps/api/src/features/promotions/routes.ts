import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { problem } from '../../platform/http/problem.ts';
import { wholeList } from '../../platform/http/whole-list.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import { listCampaigns } from '../campaigns/list-campaigns.ts';
import { promotionScopeOf } from '../campaigns/promotion-scope.ts';
import { presentAdvertisement, presentBanner, presentCashback, presentSectionBanners, presentVideoSection } from './present.ts';
import { readAdvertisements, readBanners, readCashback, readReasons, readSectionBanners, readVideoSection } from './store.ts';

export function promotionRoutes(api: Api): void {
  mount(api, API.promotions.banners, async ({ scope }) => {
    const [banners, campaigns] = await Promise.all([readBanners(api.db, await promotionScopeOf(api, scope)), listCampaigns(api, scope)]);
    return { banners: banners.map(presentBanner), campaigns };
  });
  mount(api, API.promotions.promoBanners, async ({ scope }) =>
    presentSectionBanners(await readSectionBanners(api.db, await promotionScopeOf(api, scope))),
  );
  mount(api, API.promotions.whyChoose, async ({ query, scope }) => {
    const rows = await readReasons(api.db, await promotionScopeOf(api, scope));
    const banners = rows.map(({ image, ...reason }) => ({ ...reason, image_full_url: mediaUrl(image) }));
    return wholeList('banners', banners, query);
  });
  mount(api, API.promotions.videoContent, async ({ scope }) => {
    const section = await readVideoSection(api.db, await promotionScopeOf(api, scope));
    if (!section) throw problem('not-found');
    return presentVideoSection(section, scope.locale);
  });
  mount(api, API.promotions.advertisements, async ({ query, scope }) => {
    const rows = await readAdvertisements(api.db, await promotionScopeOf(api, scope), query);
    return { ...query, total_size: rows[0]?.total ?? 0, ads: rows.map((row) => presentAdvertisement(row, scope.point)) };
  });
  mount(api, API.promotions.cashback, async ({ query, scope }) => {
    const [rows, settings] = await Promise.all([readCashback(api.db, await promotionScopeOf(api, scope)), api.settings.read()]);
    const offers = rows.map((row) => presentCashback(row, settings.digit_after_decimal_point));
    return wholeList('offers', offers, query);
  });
}

import type { Campaign } from '@bozor/contract/shop/catalogue/promotions.ts';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import type { BannerData } from './banner.tsx';
import { homeBanners } from './home-queries.ts';

/** The banners of a module; undefined while they are awaited. Food has no section of campaigns: they stand among its banners, unless one leads there already. */
export function useHomeBanners(type: ModuleType): readonly BannerData[] | undefined {
  const { data, isPending } = useApiQuery(homeBanners());
  if (!data) return isPending ? undefined : [];
  const { banners, campaigns } = data;
  if (type !== 'food') return banners;
  const ofCampaigns = campaigns.map(bannerOf).filter(({ link }) => !banners.some((banner) => banner.link && link?.startsWith(banner.link)));
  return [...banners, ...ofCampaigns];
}

function bannerOf({ id, slug, title, description, image_full_url, tile_hue, module_id }: Campaign): BannerData {
  return {
    id: -id, // no banner's own
    type: 'default',
    title,
    subtitle: description,
    image_full_url,
    tile_hue,
    link: urls.campaign(slug, { module_id }),
    store: null,
    item: null,
  };
}

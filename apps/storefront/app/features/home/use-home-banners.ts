import type { Campaign } from '@bozor/contract/shop/catalogue/promotions.ts';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import type { BannerData } from './banner.tsx';
import { homeBanners } from './home-queries.ts';

/**
 * Banners of a module; undefined while loading. Food has no campaign section, so campaigns join its banners unless a banner already links
 * to them.
 */
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
    id: -id, // no banner has a negative id
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

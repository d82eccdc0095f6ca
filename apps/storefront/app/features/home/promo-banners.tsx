import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { BannerRail } from './banner-rail.tsx';
import type { BannerData } from './banner.tsx';
import { sectionPictures } from './home-queries.ts';

/** Carousel of the module's promotional pictures; on a parcel home the only carousel. */
export function PromoBanners({ type }: { readonly type: ModuleType }) {
  const { t } = useI18n();
  const { data } = useApiQuery(sectionPictures());
  return <BannerRail name={type === 'parcel' ? undefined : t('More offers')} banners={(data?.promotional_banners ?? []).map(asBanner)} />;
}

/** One full-width picture, below the stores. */
export function BottomBanner() {
  const { data } = useApiQuery(sectionPictures());
  const picture = data?.bottom_section_banner_full_url;
  if (!picture) return null;
  const { bottom_section_banner_title: title, bottom_section_banner_hue: tile_hue } = data;
  return <BannerRail banners={[asBanner({ id: 0, title, image_full_url: picture, tile_hue, link: null })]} />;
}

type Promo = Pick<BannerData, 'id' | 'image_full_url' | 'tile_hue' | 'link'> & { readonly title: string | null };

function asBanner({ title, ...promo }: Promo): BannerData {
  return { ...promo, type: 'default', title: title ?? '', subtitle: null, store: null, item: null };
}

import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { BannerRail } from './banner-rail.tsx';
import { useHomeBanners } from './use-home-banners.ts';

/** The banners as a row of a wide page. */
export function BannerRow({ type }: { readonly type: ModuleType }) {
  return <BannerRail banners={useHomeBanners(type) ?? []} />;
}

import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { BannerRail } from './banner-rail.tsx';
import { useHomeBanners } from './use-home-banners.ts';

/** Banner carousel of wide pages. */
export function BannerRow({ type }: { readonly type: ModuleType }) {
  return <BannerRail banners={useHomeBanners(type) ?? []} />;
}

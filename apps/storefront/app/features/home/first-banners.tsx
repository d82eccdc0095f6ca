import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { BannerRail } from './banner-rail.tsx';
import { useHomeBanners } from './use-home-banners.ts';
import styles from './home-page.module.css';

/** The banners of a phone's first screen. */
export function FirstBanners({ type }: { readonly type: ModuleType }) {
  return <BannerRail banners={useHomeBanners(type)} eager className={styles.banners} />;
}

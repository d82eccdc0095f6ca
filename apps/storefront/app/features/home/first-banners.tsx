import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { classNames } from '@bozor/ui/base/class-names.ts';
import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { BannerRail } from './banner-rail.tsx';
import { useHomeBanners } from './use-home-banners.ts';
import * as styles from './home-page.module.css';

/** Banners in the first viewport of a phone. */
export function FirstBanners({ type }: { readonly type: ModuleType }) {
  const banners = useHomeBanners(type);
  return banners ? (
    <BannerRail banners={banners} eager className={styles.banners} />
  ) : (
    <Skeleton className={classNames(styles.banners, styles.awaited)} />
  );
}

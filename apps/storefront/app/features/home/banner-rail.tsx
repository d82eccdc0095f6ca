import { classNames } from '@bozor/ui/base/class-names.ts';
import { ScrollRow } from '@bozor/ui/layout/scroll-row.tsx';
import { useAutoScroll } from '@bozor/ui/layout/use-auto-scroll.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Banner, type BannerData } from './banner.tsx';
import { PauseButton } from './pause-button.tsx';
import * as styles from './banner-rail.module.css';

/** Carousel of banners. It advances by itself while it is visible and not paused. */
export function BannerRail({
  name,
  banners,
  eager,
  className,
}: {
  /** Accessible name, for pages with several carousels. */
  readonly name?: string | undefined;
  readonly banners: readonly BannerData[];
  readonly eager?: boolean;
  readonly className?: string | undefined;
}) {
  const { t } = useI18n();
  const label = name ?? t('Offers');
  const isLong = banners.length > 1;
  const gliding = useAutoScroll(isLong);
  if (banners.length === 0) return null;
  return (
    <section className={classNames(styles.rail, className)} aria-label={label}>
      <ScrollRow label={label} previousLabel={t('Previous')} nextLabel={t('Next')} gliding={gliding} itemClassName={styles.slide}>
        {banners.map((banner, at) => (
          <Banner key={banner.id} banner={banner} eager={eager === true && at === 0} />
        ))}
      </ScrollRow>
      {isLong && <PauseButton of={label} gliding={gliding} variant="on-picture" />}
    </section>
  );
}

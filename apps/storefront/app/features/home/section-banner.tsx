import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import type { ReactNode } from 'react';
import * as styles from './section-banner.module.css';

type SectionPictures = ReplyOf<API['promotions']['promoBanners']>;

/** Content of a section with its picture, if any: above it, from 1180 px beside it. */
export function WithSectionBanner({
  pictures,
  section,
  children,
}: {
  readonly pictures: SectionPictures | undefined;
  readonly section: 'best_reviewed' | 'new_arrival';
  readonly children: (hasBanner: boolean) => ReactNode;
}) {
  const picture = pictures?.[`${section}_section_banner_full_url`];
  if (!pictures || !picture) return children(false);
  const { [`${section}_section_banner_title` as const]: title, [`${section}_section_banner_hue` as const]: hue } = pictures;
  return (
    <div className={styles.layout} data-section={section}>
      <Tile
        hue={hue}
        src={picture}
        sizes="(width >= 1180px) 326px, 180px"
        alt=""
        width={760}
        height={480}
        shape="free"
        className={styles.banner}
      >
        <strong className={styles.title}>{title}</strong>
      </Tile>
      {children(true)}
    </div>
  );
}

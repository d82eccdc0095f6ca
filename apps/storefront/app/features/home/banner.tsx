import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { Campaign } from '@bozor/contract/shop/catalogue/promotions.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { hueClass } from '@bozor/ui/layout/tile.tsx';
import { classNames } from '@bozor/ui/base/class-names.ts';
import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import type { ReactNode } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { CampaignDays } from '../campaigns/campaign-days.tsx';
import { ClosedNow } from '../campaigns/closed-now.tsx';
import { ItemLink } from '../catalogue/item-link.tsx';
import * as styles from './banner-rail.module.css';

export type BannerData = ReplyOf<API['promotions']['banners']>['banners'][number];

/** A picture that links to its URL, store or item. */
export function Banner({ banner, eager }: { readonly banner: BannerData; readonly eager: boolean }) {
  return (
    <BannerLink banner={banner} className={classNames(styles.banner, hueClass(banner.tile_hue))}>
      <BannerContent {...banner} eager={eager} />
    </BannerLink>
  );
}

/** A campaign as a banner with its days; marked as closed outside its hours. */
export function CampaignBanner({ campaign }: { readonly campaign: Campaign }) {
  const { slug, description, module_id, tile_hue, open_now } = campaign;
  return (
    <PageLink
      to={urls.campaign(slug, { module_id })}
      className={classNames(styles.banner, hueClass(tile_hue))}
      data-closed={open_now ? undefined : ''}
    >
      <BannerContent {...campaign} subtitle={description} foot={<CampaignDays campaign={campaign} />} />
      {!open_now && <ClosedNow />}
    </PageLink>
  );
}

function BannerContent({
  title,
  subtitle,
  foot,
  image_full_url,
  eager = false,
}: Pick<BannerData, 'title' | 'subtitle' | 'image_full_url'> & { readonly foot?: ReactNode; readonly eager?: boolean }) {
  return (
    <>
      <span className={styles.words}>
        <strong className={styles.title}>
          <bdi>{title}</bdi>
        </strong>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        {foot && <span className={styles.foot}>{foot}</span>}
      </span>
      {image_full_url && (
        <img
          src={image_full_url}
          srcSet={srcSetOf(image_full_url, 760)}
          sizes="(width >= 1180px) 300px, (width >= 600px) 240px, 170px"
          alt=""
          width={760}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          className={styles.picture}
        />
      )}
    </>
  );
}

interface BannerLinkProps {
  readonly banner: BannerData;
  readonly className: string;
  readonly children: ReactNode;
}

function BannerLink({ banner: { type, link, store, item }, className, children }: BannerLinkProps) {
  const { moduleId } = useScope();
  if (type === 'store_wise' && store)
    return (
      <PageLink to={urls.store(store.slug, { module_id: moduleId, store_zone_id: store.zone_id })} className={className}>
        {children}
      </PageLink>
    );
  if (type === 'item_wise' && item)
    return (
      <ItemLink item={{ ...item, module_id: moduleId!, is_campaign: false }} className={className}>
        {children}
      </ItemLink>
    );
  if (!link) return <div className={className}>{children}</div>;
  if (link.startsWith('/'))
    return (
      <PageLink to={link} className={className}>
        {children}
      </PageLink>
    );
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}

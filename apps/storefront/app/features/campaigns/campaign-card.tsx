import type { Campaign } from '@bozor/contract/shop/catalogue/promotions.ts';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { LongText } from '../../shell/long-text.tsx';
import { CampaignDays } from './campaign-days.tsx';
import * as styles from './campaign-card.module.css';

/** A campaign with its days and hours. */
export function CampaignCard({ campaign, isFirst }: { readonly campaign: Campaign; readonly isFirst: boolean }) {
  const { t } = useI18n();
  const { slug, title, description, image_full_url, tile_hue, module_id, open_now } = campaign;
  return (
    <article className={styles.card}>
      <Tile
        hue={tile_hue}
        src={image_full_url ?? undefined}
        sizes="(width >= 600px) 360px, 82vw"
        alt=""
        width={760}
        height={480}
        shape="free"
        eager={isFirst}
        className={styles.picture}
      >
        {!open_now && <span className={styles.closed}>{t('Closed now')}</span>}
      </Tile>
      <h2 className={`text-h3 ${styles.title}`}>
        <PageLink to={urls.campaign(slug, { module_id })} className={`stretched-link ${styles.link}`}>
          {title}
        </PageLink>
      </h2>
      <LongText text={description} className={styles.text} />
      <p className={styles.days}>
        <CampaignDays campaign={campaign} />
      </p>
    </article>
  );
}

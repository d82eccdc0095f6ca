import type { Campaign } from '@bozor/contract/shop/catalogue/promotions.ts';
import { Tile } from '@bozor/ui/tile.tsx';
import { PageLink } from '../../platform/page-link.tsx';
import { urls } from '../../platform/urls.ts';
import { useWords } from '../../platform/words/words.tsx';
import { CampaignDays } from './campaign-days.tsx';
import styles from './campaign-card.module.css';

/** A campaign with its days and hours. */
export function CampaignCard({ campaign, isFirst }: { readonly campaign: Campaign; readonly isFirst: boolean }) {
  const { t } = useWords();
  const { slug, title, description, image_full_url, tile_hue, module_id, open_now } = campaign;
  return (
    <PageLink to={urls.campaign(slug, { module_id })} className={styles.card}>
      <Tile
        hue={tile_hue}
        src={image_full_url ?? undefined}
        sizes="(min-width: 600px) 360px, 82vw"
        alt=""
        width={760}
        height={480}
        shape="free"
        eager={isFirst}
        className={styles.picture}
      >
        {!open_now && <span className={styles.closed}>{t('Closed now')}</span>}
      </Tile>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{description}</p>
      <p className={styles.days}>
        <CampaignDays campaign={campaign} />
      </p>
    </PageLink>
  );
}

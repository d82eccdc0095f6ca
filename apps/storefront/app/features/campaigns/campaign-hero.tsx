import type { Campaign } from '@bozor/contract/shop/catalogue/promotions.ts';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CampaignClock } from './campaign-clock.tsx';
import { CampaignDays } from './campaign-days.tsx';
import * as styles from './campaign-hero.module.css';

/** Picture of a campaign with its countdown, covered by 'Closed now' outside its hours. */
export function CampaignHero({
  campaign,
  isOver,
  onOver,
}: {
  readonly campaign: Campaign;
  readonly isOver: boolean;
  readonly onOver: () => void;
}) {
  const { t } = useI18n();
  const { image_full_url, tile_hue, open_now, start_time, end_time, end_date } = campaign;
  return (
    <div className={styles.hero}>
      <Tile
        hue={tile_hue}
        src={image_full_url ?? undefined}
        sizes="(width >= 900px) 505px, 82vw"
        alt=""
        width={760}
        height={480}
        shape="free"
        eager
        className={styles.picture}
      >
        {!open_now && !isOver && (
          <span className={styles.closed}>
            <b>{t('Closed now')}</b>
            {start_time && end_time && (
              <bdi dir="ltr">
                {start_time}–{end_time}
              </bdi>
            )}
          </span>
        )}
      </Tile>
      {!isOver && (
        <div className={styles.words}>
          <p className={styles.days}>
            <CampaignDays campaign={campaign} />
          </p>
          <CampaignClock until={end_date} onOver={onOver} />
        </div>
      )}
    </div>
  );
}

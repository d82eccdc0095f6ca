import { ScrollRow } from '@bozor/ui/layout/scroll-row.tsx';
import { useAutoScroll } from '@bozor/ui/layout/use-auto-scroll.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CampaignBanner } from './banner.tsx';
import { homeBanners } from './home-queries.ts';
import { PauseButton } from './pause-button.tsx';
import { Section, SectionSkeleton } from './section.tsx';
import * as styles from './campaigns-section.module.css';

/** Carousel of running campaigns, read by the same query as the banners. */
export function CampaignsSection() {
  const { t } = useI18n();
  const { data, isPending } = useApiQuery(homeBanners());
  const campaigns = data?.campaigns ?? [];
  const gliding = useAutoScroll(campaigns.length > 1);
  if (isPending) return <SectionSkeleton of="wideItems" />;
  if (campaigns.length === 0) return null;
  return (
    <Section
      id="campaigns"
      title={t('Campaigns')}
      all={urls.campaigns()}
      aside={campaigns.length > 1 && <PauseButton of={t('Campaigns')} gliding={gliding} />}
    >
      <ScrollRow
        label={t('Campaigns')}
        previousLabel={t('Previous')}
        nextLabel={t('Next')}
        gliding={gliding}
        itemClassName={styles.campaign}
      >
        {campaigns.map((campaign) => (
          <CampaignBanner key={campaign.id} campaign={campaign} />
        ))}
      </ScrollRow>
    </Section>
  );
}

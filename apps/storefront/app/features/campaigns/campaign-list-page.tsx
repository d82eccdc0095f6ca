import { Button } from '@bozor/ui/actions/button.tsx';
import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { GrowingList } from '../catalogue/growing-list.tsx';
import { PageIntro } from '../catalogue/page-intro.tsx';
import { CampaignCard } from './campaign-card.tsx';
import * as styles from './campaign-list-page.module.css';
import { campaignList } from './campaign-queries.ts';

/** All running campaigns. */
export function CampaignListPage() {
  const { t } = useI18n();
  const list = useApiList(campaignList());
  return (
    <div className="container">
      <PageIntro
        crumbs={<Breadcrumbs crumbs={[{ name: t('Home'), to: urls.home() }, { name: t('Campaigns') }]} />}
        title={t('Campaigns')}
      />
      <GrowingList
        list={list}
        skeleton={<Waiting />}
        empty={t('No campaigns run now')}
        emptyAction={<Button render={<PageLink to={urls.home()} />}>{t('Go to the home page')}</Button>}
      >
        {(campaigns) => (
          <ul className={styles.grid}>
            {campaigns.map((campaign, index) => (
              <li key={campaign.id}>
                <CampaignCard campaign={campaign} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="tile" className={styles.waiting} />
      ))}
    </div>
  );
}

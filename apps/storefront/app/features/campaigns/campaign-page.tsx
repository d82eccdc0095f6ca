import type { calls } from '@bozor/contract/shop/calls.ts';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Loading } from '@bozor/ui/feedback/skeleton.tsx';
import { useModuleOf } from '../../platform/scope/active-module.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { LongText } from '../../shell/long-text.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { StoreGridSkeleton } from '../catalogue/card-skeletons.tsx';
import { ItemGrid } from '../catalogue/item-grid.tsx';
import { NothingFound } from '../catalogue/nothing-found.tsx';
import { PageIntro } from '../catalogue/page-intro.tsx';
import { StoreGrid } from '../catalogue/store-grid.tsx';
import { useIsOver } from './campaign-clock.tsx';
import { CampaignHero } from './campaign-hero.tsx';
import { CampaignOver } from './campaign-over.tsx';
import * as styles from './campaign-page.module.css';
import { campaignDetails } from './campaign-queries.ts';
import { ToHome } from '../catalogue/to-home.tsx';

/** One campaign: description, period, and the stores and items that take part. */
export function CampaignPage({ idOrSlug }: { readonly idOrSlug: string }) {
  const { t } = useI18n();
  const { data: campaign, dataUpdatedAt, isError, isPending, refetch } = useApiQuery(campaignDetails(idOrSlug));
  useModuleOf(campaign);
  const [isOver, end] = useIsOver(campaign?.end_date, dataUpdatedAt);
  return (
    <div className="container">
      <PageIntro
        crumbs={
          <Breadcrumbs
            crumbs={[{ name: t('Home'), to: urls.home() }, { name: t('Campaigns'), to: urls.campaigns() }, { name: campaign?.title ?? '' }]}
          />
        }
        title={campaign?.title ?? t('Campaigns')}
        text={campaign?.description && <LongText text={campaign.description} />}
      />
      {isError && !campaign ? (
        <ErrorState title={t('Something went wrong. Please try again.')} retryLabel={t('Try again')} onRetry={() => void refetch()} />
      ) : (
        <Loading loading={isPending} skeleton={<StoreGridSkeleton count={8} />} label={t('Loading')}>
          {campaign && (
            <>
              <CampaignHero campaign={campaign} isOver={isOver} onOver={end} />
              {isOver ? <CampaignOver /> : <Participants campaign={campaign} />}
            </>
          )}
        </Loading>
      )}
    </div>
  );
}

function Participants({ campaign }: { readonly campaign: Reply<typeof calls.promotions.campaign> }) {
  const { t } = useI18n();
  if (campaign.stores.length + campaign.items.length === 0)
    return <NothingFound title={t('Nobody near you takes part yet')} action={<ToHome />} />;
  return (
    <>
      {campaign.stores.length > 0 && (
        <section className={styles.part} aria-labelledby="campaign-stores">
          <h2 id="campaign-stores" className="text-section">
            {t('Stores')}
          </h2>
          <StoreGrid stores={campaign.stores} />
        </section>
      )}
      {campaign.items.length > 0 && (
        <section className={styles.part} aria-labelledby="campaign-items">
          <h2 id="campaign-items" className="text-section">
            {t('Items')}
          </h2>
          <ItemGrid items={campaign.items} />
        </section>
      )}
    </>
  );
}

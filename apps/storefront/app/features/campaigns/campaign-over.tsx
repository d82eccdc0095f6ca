import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Empty state of a campaign that has ended. */
export function CampaignOver() {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t('This campaign is over')}
      action={<Button render={<PageLink to={urls.campaigns()} />}>{t('See what runs now')}</Button>}
    />
  );
}

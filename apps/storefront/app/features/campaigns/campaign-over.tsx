import { Button } from '@bozor/ui/button.tsx';
import { EmptyState } from '@bozor/ui/empty-state.tsx';
import { PageLink } from '../../platform/page-link.tsx';
import { urls } from '../../platform/urls.ts';
import { useWords } from '../../platform/words/words.tsx';

/** What stands there once it has ended, with a way on. */
export function CampaignOver() {
  const { t } = useWords();
  return (
    <EmptyState
      title={t('This campaign is over')}
      action={<Button render={<PageLink to={urls.campaigns()} />}>{t('See what runs now')}</Button>}
    />
  );
}

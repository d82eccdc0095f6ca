import { Button } from '@bozor/ui/actions/button.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { urls } from '../../platform/pages/urls.ts';

/** The way onwards from an empty list that has no better one. */
export function ToHome() {
  const { t } = useI18n();
  return (
    <Button variant="tint" render={<PageLink to={urls.home()} />}>
      {t('Go to the home page')}
    </Button>
  );
}

import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Empty state without any module. */
export function NoModules() {
  const { t } = useI18n();
  return <EmptyState title={t('No module found')} text={t('Contact with the site owner to activate modules.')} />;
}

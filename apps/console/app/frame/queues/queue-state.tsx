import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

interface QueueStateProps {
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Stand-in for a list that is not there yet: it loads, or could not be loaded. */
export function QueueState({ query: { error, isFetching, refetch } }: QueueStateProps) {
  const { t } = useI18n();
  if (!error) return <SkeletonRows label={t('Loading')} />;
  return (
    <ErrorState
      isPage
      title={t('Connection lost. Please try again.')}
      retryLabel={t('Load again')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

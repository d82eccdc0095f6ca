import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { ItemReading } from './use-item.ts';

/** Shown in place of an item that failed to load or does not exist. */
export function NoItem({
  reading,
  leave,
  isPage,
}: {
  readonly reading: ItemReading;
  readonly leave: () => void;
  readonly isPage?: boolean;
}) {
  const { t } = useI18n();
  if (reading.state === 'failed') {
    return (
      <ErrorState
        isPage={isPage}
        title={t('This item could not be loaded')}
        text={t('It takes longer than it should. Please try again.')}
        retryLabel={t('Try again')}
        busy={reading.isRetrying}
        onRetry={reading.retry}
      />
    );
  }
  return (
    <EmptyState
      isPage={isPage}
      title={t('This item is gone')}
      text={t('The store does not sell it any more.')}
      action={<Button onClick={leave}>{t('Continue Shopping')}</Button>}
    />
  );
}

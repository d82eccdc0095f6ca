import { onWaitingToast, toast } from '@bozor/ui/overlays/toast.ts';
import { useEffect, useState } from 'react';
import { prefetch } from '@bozor/web/hydration/prefetch.ts';
import { onNotice } from '@bozor/web/overlays/notices.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { showNoticeAfterReload } from '@bozor/web/navigation/reload-page.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

const Toaster = lazyComponent(async () => (await import('@bozor/ui/overlays/toaster.tsx')).Toaster);

/**
 * Shows the platform's notices as toasts. The toaster is prefetched first, since a lost connection is reported by a toast too. Where its own
 * code cannot come, the sentence that the page has already stands in for it.
 */
export function Notices() {
  const { t } = useI18n();
  const [isWanted, setIsWanted] = useState(false);
  const [isLost, setLost] = useState(false);
  useEffect(() => prefetch([Toaster.fetch]), []);
  useEffect(() => onWaitingToast(() => setIsWanted(true)), []);
  useEffect(showNoticeAfterReload, []);
  useEffect(
    () =>
      onNotice(({ id, kind, text, values, textOrigin: said }) => toast({ id, kind, title: said === 'by-server' ? text : t(text, values) })),
    [t],
  );
  const lose = () => {
    setIsWanted(false);
    setLost(true);
  };
  if (isWanted)
    return <Toaster label={t('Notices')} closeLabel={t('Close')} keyHint={(action) => t('{action}: press F6', { action })} lost={lose} />;
  return (
    isLost && (
      <p role="alert" popover="manual" ref={(alert) => alert?.showPopover()}>
        {t('Connection lost. Please try again.')}
      </p>
    )
  );
}

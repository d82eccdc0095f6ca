import { onWaitingToast, toast } from '@bozor/ui/toast.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onNotice } from '../platform/notices.ts';
import { useWords } from '../platform/words/words.tsx';

const Toaster = lazy(async () => ({ default: (await import('@bozor/ui/toaster.tsx')).Toaster }));

/** Shows what the platform has to say as toasts; their code is fetched with the first one. */
export function Notices() {
  const { t } = useWords();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onWaitingToast(() => setIsWanted(true)), []);
  useEffect(
    () => onNotice(({ id, kind, text, values, said }) => toast({ id, kind, title: said === 'by-server' ? text : t(text, values) })),
    [t],
  );
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster label={t('Notices')} closeLabel={t('Close')} />
    </Suspense>
  ) : null;
}

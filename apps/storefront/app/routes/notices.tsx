import { onWaitingToast, toast } from '@bozor/ui/toast.ts';
import { useEffect, useState } from 'react';
import { fetchBeforePress } from '../platform/fetch-at-rest.ts';
import { onNotice } from '../platform/notices.ts';
import { onDemand } from '../platform/on-demand.tsx';
import { saidAfterReload } from '../platform/reload-page.ts';
import { useWords } from '../platform/words/words.tsx';

const Toaster = onDemand(async () => (await import('@bozor/ui/toaster.tsx')).Toaster);

/** Shows what the platform has to say as toasts. Their code comes first of what is fetched ahead, for a lost connection is told by one too. */
export function Notices() {
  const { t } = useWords();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => fetchBeforePress([Toaster.fetch]), []);
  useEffect(() => onWaitingToast(() => setIsWanted(true)), []);
  useEffect(saidAfterReload, []);
  useEffect(
    () => onNotice(({ id, kind, text, values, said }) => toast({ id, kind, title: said === 'by-server' ? text : t(text, values) })),
    [t],
  );
  return isWanted && <Toaster label={t('Notices')} closeLabel={t('Close')} lost={() => setIsWanted(false)} />;
}

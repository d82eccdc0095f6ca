import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useLive } from './live.tsx';

/** Says how old what is shown is, while the connection is lost. */
export function LostLine() {
  const { t, formatTime } = useI18n();
  const { lostAtMs } = useLive();
  if (lostAtMs === undefined) return null;
  return (
    <Notice kind="danger" live>
      {t('No connection since {time}. What you see is from then.', { time: formatTime(lostAtMs) })}
    </Notice>
  );
}

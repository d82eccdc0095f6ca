import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useLive } from './live.tsx';

/** Says how old what is shown is, while the connection is lost. */
export function LostLine() {
  const { t, locale } = useI18n();
  const { lostAtMs } = useLive();
  if (lostAtMs === undefined) return null;
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(lostAtMs);
  return (
    <Notice kind="danger" live>
      {t('No connection since {time}. What you see is from then.', { time })}
    </Notice>
  );
}

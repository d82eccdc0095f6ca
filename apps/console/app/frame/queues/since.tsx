import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** How long something waits: minutes, then hours, then days. */
export function Since({ at }: { readonly at: string }) {
  const { t, formatNumber } = useI18n();
  const nowMs = useMinute() ?? Date.parse(at);
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(at)) / 60_000));
  if (minutes === 0) return t('just now');
  if (minutes < 120) return t('for {count} min', { count: formatNumber(minutes) });
  if (minutes < 48 * 60) return t('for {count} h', { count: formatNumber(Math.floor(minutes / 60)) });
  return t('for {count} days', { count: formatNumber(Math.floor(minutes / 1440)) });
}

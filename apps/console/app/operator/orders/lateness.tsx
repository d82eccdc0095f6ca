import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { minutesLate } from '@bozor/domain/orders/staff/harm.ts';
import * as styles from './lateness.module.css';

/** When an order is promised; once that has passed, how late it is, in words and red. */
export function Lateness({ promisedUntil }: { readonly promisedUntil: string | null }) {
  const { t, formatTime, formatNumber } = useI18n();
  const nowMs = useMinute();
  if (promisedUntil === null) return null;
  const late = nowMs === undefined ? 0 : minutesLate(Date.parse(promisedUntil), nowMs);
  if (late > 0) return <strong className={styles.late}>{t('{minutes} min late', { minutes: formatNumber(late) })}</strong>;
  return <span>{t('by {time}', { time: formatTime(promisedUntil) })}</span>;
}

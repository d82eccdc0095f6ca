import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './closed-now.module.css';

/** Covers a campaign outside its daily hours. */
export function ClosedNow() {
  const { t } = useI18n();
  return (
    <span className={styles.cover}>
      <span className={styles.word}>{t('Closed now')}</span>
    </span>
  );
}

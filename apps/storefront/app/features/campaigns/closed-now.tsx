import { useWords } from '../../platform/words/words.tsx';
import styles from './closed-now.module.css';

/** Lies over a campaign outside its daily hours. */
export function ClosedNow() {
  const { t } = useWords();
  return (
    <span className={styles.cover}>
      <span className={styles.word}>{t('Closed now')}</span>
    </span>
  );
}

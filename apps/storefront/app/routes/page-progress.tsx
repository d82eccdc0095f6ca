import { useNavigation } from 'react-router';
import styles from './page-progress.module.css';

/** A thin line at the top while the next page is on its way; quick pages never show it. */
export function PageProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />;
}

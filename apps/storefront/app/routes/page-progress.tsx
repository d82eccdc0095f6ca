import { useNavigation } from 'react-router';
import * as styles from './page-progress.module.css';

/** Progress line at the top during navigation; fast navigations never show it. */
export function PageProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />;
}

import { useOnline } from '@bozor/web/api/online.ts';
import { useNavigation } from 'react-router';
import * as styles from './page-progress.module.css';

/** Progress line at the top during navigation; fast navigations never show it, nor those that wait for a network. */
export function PageProgress() {
  const { state } = useNavigation();
  const isOnline = useOnline();
  return state === 'idle' || !isOnline ? null : <div className={styles.progress} aria-hidden="true" />;
}

import { CashbackPanel } from '../features/cashback/cashback-panel.tsx';
import { ReviewPrompt } from '../features/reviews/review-prompt.tsx';
import { useWelcome } from '../features/welcome/use-welcome.ts';
import styles from './home-extras.module.css';

/** What only the signed-in meet on the home page: the welcome, the question about the last order, and cashback. */
export function HomeExtras() {
  useWelcome();
  return (
    <div className={styles.corner}>
      <ReviewPrompt />
      <CashbackPanel />
    </div>
  );
}

import { CashbackPanel } from '../features/cashback/cashback-panel.tsx';
import { ReviewPrompt } from '../features/reviews/review-prompt.tsx';
import { useWelcome } from '../features/welcome/use-welcome.ts';
import * as styles from './home-extras.module.css';

/** Home page parts for the signed-in: welcome dialog, review prompt, and cashback. */
export function HomeExtras() {
  useWelcome();
  return (
    <div className={styles.corner}>
      <ReviewPrompt />
      <CashbackPanel />
    </div>
  );
}

import { useBottomInset } from '@bozor/ui/overlays/use-bottom-inset.ts';
import { useRef } from 'react';
import { CashbackPanel } from '../features/cashback/cashback-panel.tsx';
import { ReviewPrompt } from '../features/reviews/review-prompt.tsx';
import { useWelcome } from '../features/welcome/use-welcome.ts';
import * as styles from './home-extras.module.css';

/** Home page parts for the signed-in: welcome dialog, and at the foot a review prompt or else the cashback; an order under way goes first. */
export function HomeExtras() {
  useWelcome();
  const slot = useRef<HTMLDivElement>(null);
  useBottomInset(slot, 'above');
  return (
    <div ref={slot} className={styles.slot}>
      <ReviewPrompt />
      <CashbackPanel />
    </div>
  );
}

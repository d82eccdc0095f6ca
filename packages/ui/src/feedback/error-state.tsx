import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Icon } from '../actions/icon.tsx';
import * as styles from './error-state.module.css';

/** An error state with a retry button. */
export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  busy,
  isPage,
  className,
}: {
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
  /** Takes the place of a whole page. */
  isPage?: boolean;
  className?: string;
}) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        picture={
          <span className={styles.disc}>
            <Icon of={CloudOff} className={styles.cloud} />
          </span>
        }
        title={title}
        text={text}
        isPage={isPage}
        action={
          <Button variant="tint" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}

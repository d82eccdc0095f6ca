import { Icon } from '@bozor/ui/actions/icon.tsx';
import type { AutoScroll } from '@bozor/ui/layout/use-auto-scroll.ts';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './pause-button.module.css';

interface PauseButtonProps {
  /** Name of the moving section, since a page may have several. */
  readonly of: string;
  readonly gliding: AutoScroll;
  readonly variant?: 'plain' | 'on-picture';
}

/** Pauses and resumes an automatic carousel; `on-picture` lies in its corner. */
export function PauseButton({ of: name, gliding, variant = 'plain' }: PauseButtonProps) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      className={styles.button}
      data-variant={variant}
      aria-label={t('Pause: {name}', { name })}
      aria-pressed={gliding.paused}
      onClick={gliding.toggle}
    >
      <Icon of={gliding.paused ? Play : Pause} size={16} filled />
    </button>
  );
}

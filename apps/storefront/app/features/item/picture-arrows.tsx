import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import styles from './picture-arrows.module.css';

/** To the picture before and after, on both sides of the one that is shown; at an end its arrow is gone, once it has not the focus. */
export function PictureArrows({
  index,
  count,
  show,
}: {
  readonly index: number;
  readonly count: number;
  readonly show: (index: number) => void;
}) {
  const { t } = useI18n();
  const arrow = { flip: true, round: true, look: 'glass' } as const;
  return (
    <>
      <IconButton
        {...arrow}
        icon={ChevronLeft}
        label={t('Previous picture')}
        aria-disabled={index === 0}
        className={styles.previous}
        onClick={() => show(index - 1)}
      />
      <IconButton
        {...arrow}
        icon={ChevronRight}
        label={t('Next picture')}
        aria-disabled={index === count - 1}
        className={styles.next}
        onClick={() => show(index + 1)}
      />
    </>
  );
}

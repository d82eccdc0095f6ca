import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './picture-arrows.module.css';

/** Previous and next buttons beside the picture. At an end the arrow is hidden, but only once it has lost focus. */
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
  const arrow = { flip: true, round: true, variant: 'glass' } as const;
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

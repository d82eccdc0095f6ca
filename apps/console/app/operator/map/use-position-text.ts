import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { positionAge } from './position-age.ts';

interface PositionText {
  readonly words: string;
  readonly isOld: boolean;
}

/** Words for the age of a position: `40 s ago`, `silent for 3 min`. */
export function usePositionText(): (seconds: number) => PositionText {
  const { t } = useI18n();
  return (seconds) => {
    const { words, values, isOld } = positionAge(seconds);
    return { words: t(words, values), isOld };
  };
}

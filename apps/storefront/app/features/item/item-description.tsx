import { DESCRIPTION_LIMIT, truncate } from '@bozor/domain/words/truncate.ts';
import { useState } from 'react';
import { useWords } from '../../platform/words/words.tsx';
import styles from './item-description.module.css';

/** The description of an item: its beginning, and the rest when asked for. */
export function ItemDescription({ text, className }: { readonly text: string; readonly className?: string | undefined }) {
  const { t } = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const preview = truncate(text, DESCRIPTION_LIMIT);
  if (text === '') return null;
  return (
    <p className={className} dir="auto">
      {isWhole ? text : preview.text}
      {preview.isCut && (
        <>
          {' '}
          <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('Show less') : t('Read more')}
          </button>
        </>
      )}
    </p>
  );
}

import { announce } from '@bozor/ui/announce.ts';
import { Icon } from '@bozor/ui/icon.tsx';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { useWords } from '../../platform/words/words.tsx';
import styles from './copy-code.module.css';

const COPIED_MS = 1000;

/** A code that a press takes along. */
export function CopyCode({ code }: { readonly code: string }) {
  const { t } = useWords();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
      announce(t('copied'));
    } catch (error) {
      // oxlint-disable-next-line eslint/no-console -- the specification wants this failure logged and nothing more
      console.warn('The code was not copied', error);
    }
  };
  return (
    <button type="button" className={styles.code} aria-label={t('Copy the code {code}', { code })} onClick={() => void copy()}>
      <bdi dir="ltr" translate="no">
        {code}
      </bdi>
      <span className={styles.act} data-copied={isCopied || undefined}>
        <Icon of={isCopied ? Check : Copy} size={16} />
        {isCopied ? t('copied') : t('Copy')}
      </span>
    </button>
  );
}

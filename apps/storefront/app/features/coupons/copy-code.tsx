import { announce } from '@bozor/ui/feedback/announce.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './copy-code.module.css';
import { copyCouponCode } from './copy-coupon-code.ts';

/** Button that copies a coupon code. */
export function CopyCode({ code }: { readonly code: string }) {
  const { t } = useI18n();
  const [isCopied, setIsCopied] = useState(false);
  const say = (isDone: boolean) => {
    setIsCopied(isDone);
    if (isDone) announce(t('copied'));
  };
  const copy = () => copyCouponCode(code, { write: async (text) => navigator.clipboard.writeText(text), say });
  return (
    <button type="button" className={styles.code} onClick={() => void copy()}>
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

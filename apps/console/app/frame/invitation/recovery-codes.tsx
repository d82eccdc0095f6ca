import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CopyButton } from './copy-button.tsx';
import * as styles from './recovery-codes.module.css';

export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useI18n();
  return (
    <section className={styles.part} aria-labelledby="recovery-title">
      <h2 id="recovery-title" className="text-h3">
        {t('Recovery codes')}
      </h2>
      <Notice kind="warn">
        {t('Keep these codes in a safe place: they are shown only now. Each replaces a code of the app once, if your phone is lost.')}
      </Notice>
      <ol className={styles.codes} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ol>
      <div>
        <CopyButton text={codes.join('\n')} label={t('Copy the codes')} />
      </div>
    </section>
  );
}

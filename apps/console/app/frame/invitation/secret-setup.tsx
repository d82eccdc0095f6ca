import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CopyButton } from './copy-button.tsx';
import { QrPicture } from './qr-picture.tsx';
import * as styles from './secret-setup.module.css';

interface SecretSetupProps {
  readonly needs_code: boolean;
  readonly secret: string;
  readonly otpauth: string;
}

/** The secret for an authenticator app: to scan, to open on this device, or to type. */
export function SecretSetup({ needs_code: needsCode, secret, otpauth }: SecretSetupProps) {
  const { t } = useI18n();
  return (
    <section className={styles.setup} aria-labelledby="setup-title">
      <h2 id="setup-title" className="text-h3">
        {t('Authenticator app')}
      </h2>
      <p className="text-meta">
        {needsCode
          ? t('Your role signs in with a code of an app as well, such as Google Authenticator, Aegis or 2FAS.')
          : t('You may protect the account by a code of an app as well, such as Google Authenticator, Aegis or 2FAS.')}
      </p>
      <QrPicture content={otpauth} label={t('Picture to scan with the app')} />
      <a className={styles.open} href={otpauth}>
        {t('Open in the app on this device')}
      </a>
      <p className="text-meta">{t('Or type this secret into the app:')}</p>
      <div className={styles.secret}>
        <code dir="ltr" translate="no" className={styles.text}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <CopyButton text={secret} label={t('Copy the secret')} />
      </div>
    </section>
  );
}

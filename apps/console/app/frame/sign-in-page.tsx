import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon, type Glyph } from '@bozor/ui/actions/icon.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './sign-in-page.module.css';

interface SignInPageProps {
  /** Marked with `text()`, as are all texts that are translated elsewhere. */
  readonly title: string;
  readonly purpose: string;
  readonly icon: Glyph;
}

/** Sign-in page of a console. While the shop has no staff it says so, since no sign-in could succeed. */
export function SignInPage({ title, purpose, icon }: SignInPageProps) {
  const { t } = useI18n();
  return (
    <section className={styles.page} aria-labelledby="sign-in-title">
      <title>{t(title)}</title>
      <span className={styles.mark} aria-hidden>
        <Icon of={icon} size={24} />
      </span>
      <h1 id="sign-in-title" className="text-h1">
        {t(title)}
      </h1>
      <p className={styles.purpose}>{t(purpose)}</p>
      <Notice>
        <p>{t('This shop has no staff yet.')}</p>
        <p className={styles.next}>{t('Signing in opens with the first staff account. Customers order in the shop as usual.')}</p>
      </Notice>
      {/* The shop is another front end, so this loads a new document. */}
      <Button variant="outline" wide render={<a href="/" />}>
        {t('To the shop')}
      </Button>
    </section>
  );
}

import { Icon, type Glyph } from '@bozor/ui/actions/icon.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from '../page.module.css';
import { SignInForm } from './sign-in-form.tsx';

interface SignInPageProps {
  readonly title: string;
  readonly purpose: string;
  readonly icon: Glyph;
}

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
      <SignInForm />
      {/* The shop is another front end, so this loads a new document. */}
      <Button variant="outline" wide render={<a href="/" />}>
        {t('To the shop')}
      </Button>
    </section>
  );
}

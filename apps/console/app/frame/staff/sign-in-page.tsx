import type { StaffScope } from '@bozor/domain/staff/permissions.ts';
import { Icon, type Glyph } from '@bozor/ui/actions/icon.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useState } from 'react';
import { consoleStorage } from '../console-storage.ts';
import * as styles from '../page.module.css';
import { SignInForm } from './sign-in-form.tsx';

const SharedTablet = lazyComponent(async () => (await import('../pins/shared-tablet.tsx')).SharedTablet);

interface SignInPageProps {
  readonly scope: StaffScope;
  readonly title: string;
  readonly purpose: string;
  readonly icon: Glyph;
}

/** Asks who comes: by an account, or on a shared tablet of a store by a PIN. */
export function SignInPage({ scope, title, purpose, icon }: SignInPageProps) {
  const { t } = useI18n();
  const isShared = consoleStorage.use('console-shared') === true && scope === 'own store';
  const [wantsAccount, setWantsAccount] = useState(false);
  return (
    <section className={styles.page} aria-labelledby="sign-in-title">
      <title>{t(title)}</title>
      <span className={styles.mark} aria-hidden>
        <Icon of={icon} size={24} />
      </span>
      <h1 id="sign-in-title" className="text-h1">
        {t(title)}
      </h1>
      {isShared && !wantsAccount ? (
        <SharedTablet onAccount={() => setWantsAccount(true)} lost={() => setWantsAccount(true)} fallback={<div aria-busy="true" />} />
      ) : (
        <>
          <p className={styles.purpose}>{t(purpose)}</p>
          <SignInForm />
          {isShared && (
            <Button variant="outline" wide onClick={() => setWantsAccount(false)}>
              {t('Sign in by PIN')}
            </Button>
          )}
        </>
      )}
      {/* The shop is another front end, so this loads a new document. */}
      <Button variant="outline" wide render={<a href="/" />}>
        {t('To the shop')}
      </Button>
    </section>
  );
}

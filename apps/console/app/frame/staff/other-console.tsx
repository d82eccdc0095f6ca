import type { SignedInStaff } from '@bozor/contract/staff/signed-in.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import * as styles from '../page.module.css';
import { CONSOLES, ROLE_NAMES } from './roles.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** Shown at a console of another scope: who is signed in, and where their own console is. */
export function OtherConsole({ person }: { readonly person: SignedInStaff }) {
  const { t } = useI18n();
  const { path, title } = CONSOLES[person.scope.of];
  return (
    <section className={styles.page} aria-labelledby="other-console-title">
      <title>{t('This console is for others')}</title>
      <h1 id="other-console-title" className="text-h1">
        {t('This console is for others')}
      </h1>
      <p className={styles.purpose}>
        {t('You are signed in as {name}, {role}. Your work is in another console.', {
          name: person.name,
          role: t(ROLE_NAMES[person.role]),
        })}
      </p>
      <Button wide render={<Link to={path} />}>
        {t('Go to: {console}', { console: t(title) })}
      </Button>
      <SignOutButton />
    </section>
  );
}

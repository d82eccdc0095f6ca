import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useSpokenText } from '@bozor/ui/feedback/use-spoken-text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import Check from 'lucide-react/icons/check';
import { useStaff } from '../shell/staff-context.tsx';
import { OwnPasskeys } from '../passkeys/own-passkeys.tsx';
import { OwnPin } from '../pins/own-pin.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PERMISSION_NAMES } from './permission-names.ts';
import { ROLE_NAMES } from './roles.ts';
import { SignOutButton } from './sign-out-button.tsx';
import * as styles from './account-page.module.css';

/** The person of the session: name, role, what they may do, and where they are signed in. */
export default function AccountPage() {
  const { t } = useI18n();
  const { person } = useStaff();
  const { name, role, scope, permissions } = person;
  useSpokenText(t('You are signed in as {name}.', { name }));
  return (
    <div className={styles.page}>
      <title>{t('Your account')}</title>
      <h1 className="text-h1">{t('Your account')}</h1>
      <section className={styles.person} aria-labelledby="person-name">
        <div className={styles.who}>
          <h2 id="person-name" className="text-h3">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-meta">
            {t(ROLE_NAMES[role])}
            {scope.store !== null && (
              <>
                {' · '}
                <bdi>{scope.store}</bdi>
              </>
            )}
          </p>
        </div>
        <SignOutButton />
      </section>
      <section className={styles.part} aria-labelledby="permissions-title">
        <h2 id="permissions-title" className="text-h3">
          {t('What you may do')}
        </h2>
        <ul className={styles.permissions}>
          {permissions.map((permission) => (
            <li key={permission} className={styles.permission}>
              <Icon of={Check} size={16} />
              {t(PERMISSION_NAMES[permission])}
            </li>
          ))}
        </ul>
      </section>
      {person.scope.of === 'own store' && person.has_password && <OwnPin />}
      {person.has_password && <OwnPasskeys />}
      <OwnSessions />
    </div>
  );
}

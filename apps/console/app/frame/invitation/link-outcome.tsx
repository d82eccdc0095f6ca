import { Button } from '@bozor/ui/actions/button.tsx';
import type { StaffScope } from '@bozor/domain/staff/permissions.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import * as styles from '../page.module.css';
import { CONSOLES } from '../staff/roles.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface LinkUsedProps {
  readonly heading: string;
  readonly recoveryCodes: readonly string[];
  readonly scope: StaffScope;
}

/** End of a page that a link opened: the recovery codes, shown once, and the way to the person's console. */
export function LinkUsed({ heading, recoveryCodes, scope }: LinkUsedProps) {
  const { t } = useI18n();
  const { path, title } = CONSOLES[scope];
  return (
    <section className={styles.page} aria-labelledby="used-title">
      <title>{heading}</title>
      {/* The form with the focus is gone. */}
      <h1 id="used-title" className="text-h1" tabIndex={-1} ref={(title) => title?.focus()}>
        {heading}
      </h1>
      {recoveryCodes.length > 0 && <RecoveryCodes codes={recoveryCodes} />}
      <Button wide render={<Link to={path} />}>
        {t('Go to: {console}', { console: t(title) })}
      </Button>
    </section>
  );
}

/** A link that was used, or has expired. */
export function LinkOver({ heading, advice }: { readonly heading: string; readonly advice: string }) {
  const { t } = useI18n();
  return (
    <section className={styles.page} aria-labelledby="over-title">
      <title>{heading}</title>
      <h1 id="over-title" className="text-h1">
        {heading}
      </h1>
      <p className={styles.purpose}>{advice}</p>
      <Button wide render={<Link to="/console" />}>
        {t('Sign in')}
      </Button>
    </section>
  );
}

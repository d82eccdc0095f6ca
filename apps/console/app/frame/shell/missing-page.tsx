import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import * as styles from '../page.module.css';
import { CONSOLES } from '../staff/roles.ts';
import { useStaff } from './staff-context.tsx';

/** An address of a console that has no page. */
export default function MissingPage() {
  const { t } = useI18n();
  const { path, title } = CONSOLES[useStaff().person.scope.of];
  return (
    <section className={styles.page} aria-labelledby="missing-title">
      <title>{t('This page does not exist')}</title>
      <h1 id="missing-title" className="text-h1">
        {t('This page does not exist')}
      </h1>
      <Button wide render={<Link to={path} />}>
        {t('Go to: {console}', { console: t(title) })}
      </Button>
    </section>
  );
}

import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './page.module.css';

/** Error page, shown when a screen fails to render. */
export function ProblemPage() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <title>{t('Something went wrong. Please try again.')}</title>
      <h1 className="text-h1">{t('Something went wrong. Please try again.')}</h1>
      <Button onClick={() => window.location.reload()}>{t('Load again')}</Button>
    </main>
  );
}

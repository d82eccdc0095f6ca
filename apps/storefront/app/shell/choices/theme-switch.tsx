import { Icon } from '@bozor/ui/actions/icon.tsx';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTheme } from '../../platform/settings/theme.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import styles from './theme-switch.module.css';

/** Light or dark. Both names stand in the page and the styles show the one that holds, because the server does not know it. */
export function ThemeSwitch({ className }: { readonly className?: string }) {
  const { t } = useI18n();
  const { toggle } = useTheme();
  return (
    <button type="button" className={className} onClick={toggle} title={t('Change theme')}>
      <span className={styles.light}>
        <Icon of={Sun} size={16} /> {t('Light')}
      </span>
      <span className={styles.dark}>
        <Icon of={Moon} size={16} /> {t('Dark')}
      </span>
    </button>
  );
}

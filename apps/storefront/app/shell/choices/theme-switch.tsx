import { Icon } from '@bozor/ui/actions/icon.tsx';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTheme } from '../../platform/settings/theme.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './theme-switch.module.css';

/** Theme toggle. Both labels are rendered and the styles show the active one, since the server does not know the theme. */
export function ThemeSwitch({ className }: { readonly className?: string }) {
  const { t } = useI18n();
  const { theme, toggle } = useTheme();
  return (
    <button type="button" className={className} onClick={toggle} title={t('Change theme')} aria-pressed={theme === 'dark'}>
      <span className={styles.light}>
        <Icon of={Sun} size={16} /> {t('Light')}
      </span>
      <span className={styles.dark}>
        <Icon of={Moon} size={16} /> {t('Dark')}
      </span>
    </button>
  );
}

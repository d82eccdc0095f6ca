import { LANGUAGES, type Locale } from '@bozor/domain/words/locale.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import Globe from 'lucide-react/icons/globe';
import SunMoon from 'lucide-react/icons/sun-moon';
import { Outlet } from 'react-router';
import * as styles from './frame.module.css';
import { languageMemory } from './language-memory.ts';
import { LazyMenu } from './lazy-menu.tsx';
import { toggleTheme } from './theme.ts';
import { useShopConfig } from './use-shop-config.ts';

/** Layout of every screen of the consoles: shop name, language and theme. Each screen brings its own `main`. */
export default function Frame() {
  const { t } = useI18n();
  const shop = useShopConfig()?.business_name;
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <a className={styles.shop} href="/" translate="no">
          {shop ?? t('To the shop')}
        </a>
        <LanguageMenu />
        <button type="button" className={styles.choice} onClick={toggleTheme} title={t('Change theme')} aria-label={t('Change theme')}>
          <Icon of={SunMoon} size={20} />
        </button>
      </header>
      <Outlet />
    </div>
  );
}

function LanguageMenu() {
  const { t, locale } = useI18n();
  return (
    <LazyMenu
      align="end"
      label={t('Language')}
      trigger={
        <button type="button" className={styles.choice}>
          <Icon of={Globe} size={20} />
          <span className="visually-hidden">{t('Language')}</span> <bdi>{LANGUAGES[locale].name}</bdi>
        </button>
      }
      items={(Object.keys(LANGUAGES) as Locale[]).map((each) => ({
        id: each,
        label: <bdi>{LANGUAGES[each].name}</bdi>,
        lang: each,
        checked: each === locale,
        onSelect: () => {
          languageMemory.write(each);
          window.location.reload();
        },
      }))}
    />
  );
}

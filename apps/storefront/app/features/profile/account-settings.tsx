import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { IconTile } from '@bozor/ui/actions/icon-tile.tsx';
import { Segmented } from '@bozor/ui/actions/segmented.tsx';
import type { Glyph } from '@bozor/ui/actions/icon.tsx';
import BellRing from 'lucide-react/icons/bell-ring';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Globe from 'lucide-react/icons/globe';
import Moon from 'lucide-react/icons/moon';
import SunMoon from 'lucide-react/icons/sun-moon';
import Sun from 'lucide-react/icons/sun';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { ReactNode } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useTheme } from '../../platform/settings/theme.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './account-settings.module.css';
import { useDeleteAccount } from './use-delete-account.ts';

const PushSetting = lazyComponent(async () => (await import('../push/push-setting.tsx')).PushSetting);

/** Theme, language and notifications on this device, and deleting the account. */
export function AccountSettings() {
  const { t, locale } = useI18n();
  const { theme, choose } = useTheme();
  const { languages } = useConfig();
  const deleteAccount = useDeleteAccount();
  const language = languages.find(({ languageCode }) => languageCode === locale)?.languageName;
  return (
    <div className={styles.groups}>
      <div className={styles.group}>
        <Line icon={SunMoon} label={t('Theme')}>
          <Segmented
            label={t('Theme')}
            value={theme}
            onChange={choose}
            options={[
              { value: 'light', label: t('Light'), icon: Sun },
              { value: 'dark', label: t('Dark'), icon: Moon },
            ]}
          />
        </Line>
        <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => openOverlay('language')}>
          <IconTile icon={Globe} size={40} />
          <span className={styles.label}>{t('Language')}</span>
          <bdi className={styles.chosen}>{language}</bdi>
          <Icon of={ChevronRight} flip className={styles.arrow} />
        </button>
        <div className={styles.line}>
          <IconTile icon={BellRing} size={40} />
          <PushSetting />
        </div>
      </div>
      <div className={styles.group}>
        <Line icon={UserRoundX} label={t('Delete account')} text={t('Your personal data is erased. This cannot be undone.')}>
          <Button variant="outline" size={40} className={styles.erase} aria-haspopup="dialog" onClick={deleteAccount}>
            {t('Delete')}
          </Button>
        </Line>
      </div>
    </div>
  );
}

interface LineProps {
  readonly icon: Glyph;
  readonly label: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Line({ icon, label, text, children }: LineProps) {
  return (
    <div className={styles.line}>
      <IconTile icon={icon} size={40} />
      <span className={styles.label}>
        {label}
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {children}
    </div>
  );
}

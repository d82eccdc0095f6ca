import { LazyMenu } from './lazy-menu.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import { useCountry } from '../../platform/settings/country.ts';
import { writeStored } from '../../platform/storage.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ChoiceButton } from './choice-button.tsx';
import * as styles from './country-menu.module.css';

/** Country choice: sets the dial code of phone fields and the price format. */
export function CountryMenu() {
  const { t } = useI18n();
  const { countries } = useConfig();
  const chosen = useCountry();
  return (
    <LazyMenu
      align="end"
      label={t('Country')}
      trigger={<ChoiceButton label={t('Country')}>{chosen.name}</ChoiceButton>}
      items={countries.map(({ code, name, dial_code }) => ({
        id: code,
        label: (
          <span className={styles.country}>
            {name}
            <bdi dir="ltr" className={styles.dial}>
              {dial_code}
            </bdi>
          </span>
        ),
        checked: code === chosen.code,
        onSelect: () => writeStored('country', code),
      }))}
    />
  );
}

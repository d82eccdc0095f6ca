import type { ReactNode } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { CountryMenu } from '../choices/country-menu.tsx';
import { ThemeSwitch } from '../choices/theme-switch.tsx';
import * as styles from './top-bar.module.css';

interface TopBarProps {
  readonly location: ReactNode;
  readonly language: ReactNode;
}

/** From 1180 px: location, theme, language, country. */
export function TopBar({ location, language }: TopBarProps) {
  const { country_picker_status: hasCountries } = useConfig();
  return (
    <div className={styles.bar}>
      <div className={`container ${styles.line}`}>
        {location}
        <div className={styles.choices}>
          <ThemeSwitch className={styles.choice} />
          {language}
          {hasCountries === 1 && <CountryMenu />}
        </div>
      </div>
    </div>
  );
}

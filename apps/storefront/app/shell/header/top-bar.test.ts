import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TopBar } from './top-bar.tsx';

const { config } = vi.hoisted(() => ({ config: { country_picker_status: 1 } }));
vi.mock('../../platform/settings/config.ts', () => ({ useConfig: () => config }));
vi.mock('../choices/country-menu.tsx', () => ({ CountryMenu: () => 'Country' }));
vi.mock('../choices/theme-switch.tsx', () => ({ ThemeSwitch: () => 'Theme' }));

test.each([
  [1, true],
  [0, false],
])('with country_picker_status %i the choice of a country is there: %s [header-16]', (status, isThere) => {
  config.country_picker_status = status;
  const html = renderToStaticMarkup(createElement(TopBar, { location: 'Place', language: 'Language' }));
  expect(html).toContain('Language');
  expect(html.includes('Country')).toBe(isThere);
});

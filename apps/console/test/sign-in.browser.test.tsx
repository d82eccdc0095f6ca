import '@bozor/ui/styles/global.css';
import { LiveRegion } from '@bozor/ui/feedback/live-region.tsx';
import { createClient } from '@bozor/contract/client.ts';
import { createQueryClient } from '@bozor/web/api/create-query-client.ts';
import { loadCatalogue } from '@bozor/web/i18n/load-catalogue.ts';
import { RuntimeProvider } from '@bozor/web/runtime/runtime.tsx';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findAccessibilityFaults } from '@bozor/ui/test/find-accessibility-faults.ts';
import CourierSignIn from '../app/courier/sign-in.tsx';
import { consoleStorage } from '../app/frame/console-storage.ts';
import Frame from '../app/frame/frame.tsx';
import { showLocale } from '../app/frame/language-memory.ts';
import { watchTheme } from '../app/frame/theme.ts';
import OperatorSignIn from '../app/operator/sign-in.tsx';
import Root from '../app/root.tsx';
import StoreSignIn from '../app/store/sign-in.tsx';

const CONSOLES = [
  { path: '/console', Component: OperatorSignIn },
  { path: '/store-console', Component: StoreSignIn },
  { path: '/courier', Component: CourierSignIn },
];

const WORDS = {
  en: { direction: 'ltr', staff: 'This shop has no staff yet.', shop: 'To the shop', theme: 'Change theme', language: /^Language/ },
  ru: { direction: 'ltr', staff: 'В этом магазине пока нет сотрудников.', shop: 'В магазин', theme: 'Сменить тему', language: /^Язык/ },
  ar: { direction: 'rtl', staff: 'لا يوجد موظفون في هذا المتجر بعد.', shop: 'إلى المتجر', theme: 'تغيير المظهر', language: /^اللغة/ },
} as const;

const TITLES = {
  '/console': { en: 'Operator console', ru: 'Панель управления', ar: 'لوحة الإدارة' },
  '/store-console': { en: 'Store console', ru: 'Панель магазина', ar: 'لوحة المتجر' },
  '/courier': { en: 'Courier', ru: 'Курьер', ar: 'المندوب' },
} as const;

type Path = keyof typeof TITLES;
type Locale = keyof typeof WORDS;

afterEach(() => {
  consoleStorage.write('console-theme', undefined);
  delete document.documentElement.dataset['theme'];
});

async function open(path: Path, locale: Locale, fetch: () => Promise<Response> = () => Promise.reject(new TypeError('no network'))) {
  await page.viewport(360, 800);
  showLocale(locale);
  watchTheme();
  const runtime = {
    locale,
    catalogue: await loadCatalogue(locale),
    api: createClient({ base: '/api/v1', fetch, headers: () => ({}) }),
    queryClient: createQueryClient(),
  };
  const routes = [{ element: <Root />, children: [{ element: <Frame />, children: CONSOLES }] }];
  await render(
    <RuntimeProvider runtime={runtime}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      <LiveRegion />
    </RuntimeProvider>,
  );
}

describe.each(Object.keys(TITLES) as Path[])('%s', (path) => {
  test.each(Object.keys(WORDS) as Locale[])('in %s says which console it is and that there is no staff yet', async (locale) => {
    const words = WORDS[locale];
    await open(path, locale);
    await expect.element(page.getByRole('heading', { level: 1, name: TITLES[path][locale] })).toBeVisible();
    await expect.element(page.getByText(words.staff)).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('link', { name: words.shop })).toHaveAttribute('href', '/');
    expect(document.title).toBe(TITLES[path][locale]);
    expect(getComputedStyle(document.body).direction).toBe(words.direction);
    expect(document.documentElement.scrollWidth, 'fits a narrow screen').toBeLessThanOrEqual(360);
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

test('is gone through by key: the shop, the language, the theme, and the way to the shop', async () => {
  await open('/console', 'en');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = page.getByRole('banner');
  const stops = [
    header.getByRole('link'),
    header.getByRole('button', { name: WORDS.en.language }),
    header.getByRole('button', { name: WORDS.en.theme }),
    page.getByRole('main').getByRole('link'),
  ];
  for (const stop of stops) {
    await userEvent.keyboard('{Tab}');
    await expect.element(stop).toHaveFocus();
  }
});

test('the menu of languages opens by key, marks the one that is shown and gives the focus back', async () => {
  await open('/console', 'ru');
  const trigger = page.getByRole('button', { name: WORDS.ru.language });
  await expect.element(trigger).toBeVisible();
  (trigger.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitemradio', { name: 'Русский', exact: true })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('the theme changes by key, and is kept', async () => {
  await open('/console', 'en');
  const before = document.documentElement.dataset['theme'];
  const button = page.getByRole('button', { name: WORDS.en.theme });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.documentElement.dataset['theme']).not.toBe(before);
  expect(consoleStorage.read('console-theme')).toBe(document.documentElement.dataset['theme']);
  await expect.element(button).toHaveFocus();
});

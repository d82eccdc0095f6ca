import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AppLinks } from './app-links.tsx';

vi.mock('@bozor/web/i18n/i18n-context.tsx', () => ({ useI18n: () => ({ t: (text: string) => text }) }));

const LINKS = { playstore_url: 'https://play.example/bozor', apple_store_url: 'https://apple.example/bozor' };
const namesWhen = (google: 0 | 1, apple: 0 | 1) => {
  const html = renderToStaticMarkup(
    createElement(AppLinks, { links: { ...LINKS, playstore_url_status: google, apple_store_url_status: apple } }),
  );
  return ['Google Play', 'App Store'].filter((name) => html.includes(name));
};

test('an app is offered when its status is 1 [footer-08]', () => {
  expect(namesWhen(1, 1)).toEqual(['Google Play', 'App Store']);
  expect(namesWhen(1, 0)).toEqual(['Google Play']);
  expect(namesWhen(0, 1)).toEqual(['App Store']);
  expect(namesWhen(0, 0)).toEqual([]);
});

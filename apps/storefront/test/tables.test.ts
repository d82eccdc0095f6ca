import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listMutations, listNamedOverlays, listOverlays } from './list-sources.ts';
import { POPOVER_FILES } from './popover-files.ts';

/** Calls without a row, with the test that looks at them, or the reason why there is nothing to look at. */
const CALLS_WITHOUT_ROW: Readonly<Record<string, string>> = {
  'features/account identity.forgotPassword': 'the same button as in code-view.tsx',
  'features/account identity.socialLogin': 'sent by itself, once, on the return from a provider',
  'features/cart cart.add': 'cart.browser.test.tsx',
  'features/cart cart.clear': 'cart.browser.test.tsx',
  'features/cart cart.removeItem': 'cart.browser.test.tsx',
  'features/cart cart.update': 'cart.browser.test.tsx',
  'features/checkout checkout.place': 'order-attempt.test.ts',
  'features/checkout checkout.uploadPrescription': 'e2e/ordering.spec.ts',
  'features/checkout checkout.quote': 'reads only; a coupon that is tried: e2e/offers.spec.ts',
  'features/messages messages.send': 'messages.browser.test.tsx',
  'features/push customer.savePushToken': 'e2e/push.spec.ts',
  'platform/session identity.requestGuest': 'session.test.ts',
  'shell/account identity.logout': 'signs out whatever the answer is',
};

/** Files that only lend their dialog to others, or have a test of their own. */
const OVERLAYS_WITHOUT_ROW: Readonly<Record<string, string>> = {
  'features/item/picture-zoom.tsx': 'popovers.browser.test.tsx',
  'features/orders/reasons-dialog.tsx': 'the dialogs to cancel and to refund an order',
  'features/search/listing-page.tsx': 'e2e/listing.spec.ts',
};

test('every call that changes something is in a table of component tests', () => {
  const rows = testsOf(/^mutations-of-.+\.browser\.test\.tsx$/).flatMap((text) =>
    [...text.matchAll(/file: '([^']+)',\s+endpoint: API\.([\w.]+),/g)].map(([, file, name]) => `${file} ${name}`),
  );
  const places = listMutations().map(folderOf);
  const listed = rows.map(folderOf);
  const isLacking = (place: string) => countOf(place, listed) < countOf(place, places) && !(place in CALLS_WITHOUT_ROW);
  expect([...new Set(places)].filter(isLacking)).toEqual([]);
  expect(
    [...listed, ...Object.keys(CALLS_WITHOUT_ROW)].filter((place) => !places.includes(place)),
    'rows of what is gone',
  ).toEqual([]);
});

test('every dialog, drawer, menu and popover is in a table of component tests', () => {
  const [table] = testsOf(/^overlay-rows\.tsx$/);
  const named = listNamedOverlays();
  const rows = [...table!.matchAll(/^ {2}'([\w-]+)': /gm)].map(([, name]) => name);
  expect(rows.toSorted(byText)).toEqual(named.map(([name]) => name).toSorted(byText));
  const files = [...new Set(named.map(([, file]) => file)), ...POPOVER_FILES, ...Object.keys(OVERLAYS_WITHOUT_ROW)];
  expect(listOverlays().filter((file) => !files.includes(file))).toEqual([]);
});

test('every test that is named in place of a row is there', () => {
  const tests = globSync(['../app/**/*.test.{ts,tsx}', '*.test.tsx', '../../../e2e/*.spec.ts'], { cwd: import.meta.dirname });
  const named = Object.values({ ...CALLS_WITHOUT_ROW, ...OVERLAYS_WITHOUT_ROW }).flatMap(
    (reason) => reason.match(/[\w/.-]+\.(?:test|spec)\.tsx?/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !tests.some((path) => path === file || path.endsWith(`/${file}`)))).toEqual([]);
});

/** A file may be renamed within its folder. */
const folderOf = (place: string) => place.replace(/\/[^/ ]+ /, ' ');
const countOf = (place: string, places: readonly string[]) => places.filter((each) => each === place).length;
const byText = (a = '', b = '') => a.localeCompare(b);

function testsOf(name: RegExp): string[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => name.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
}

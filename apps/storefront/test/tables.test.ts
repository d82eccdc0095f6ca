import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callsIn, listCalls } from './list-calls.ts';
import { listForms, listNamedOverlays, listOverlays, listQueries, listSources } from './list-sources.ts';
import { POPOVER_FILES } from './popover-files.ts';
import { TOAST_ROWS } from './toast-rows.ts';

/** Tests of what has no row: each is named by a part of its title. */
type Promises = Readonly<Record<string, { readonly file: string; readonly promises: readonly string[] }>>;

const CART = 'cart.browser.test.tsx';
const SESSION = 'session.browser.test.tsx';

/** Calls that are sent otherwise than by a press of a button, or answered otherwise than by a sentence. */
const CALLS_WITHOUT_ROW: Promises = {
  'features/account identity.socialLogin': {
    file: SESSION,
    promises: ['the answer of a provider is sent once', 'a %s answer of a provider is explained'],
  },
  'features/cart cart.add': {
    file: CART,
    promises: ['sends one request, however often it is pressed', 'a refused item leaves the cart as it was', 'without a network'],
  },
  'features/cart cart.clear': {
    file: CART,
    promises: [
      'then empties the cart and adds the item',
      'a cart that cannot be emptied says why',
      'could not be emptied without a network',
    ],
  },
  'features/cart cart.removeItem': { file: CART, promises: ['a line that is removed is gone at once', '%s that is refused or lost'] },
  'features/account cart.restore': { file: SESSION, promises: ['brings the cart back that was put aside at sign-in'] },
  'features/cart cart.update': { file: CART, promises: ['quick presses of the stepper', '%s that is refused or lost'] },
  // Twice in the query of the bill, which changes nothing: once as a type's source, once as the query's function.
  'features/checkout checkout.quote': {
    file: 'mutations-of-the-checkout.browser.test.tsx',
    promises: ['a refused order is quoted again', 'a bill that cannot be had'],
  },
  'features/messages messages.send': {
    file: 'messages.browser.test.tsx',
    promises: ['sends a message once', 'a refused message says why', 'a message that did not leave stays'],
  },
  'features/push customer.savePushToken': {
    file: 'push.browser.test.tsx',
    promises: ['pressed twice registers this browser once', 'taken off the list', 'a registration that is %s says so'],
  },
  'platform/session identity.requestGuest': {
    file: SESSION,
    promises: ['asks for a guest id once', 'a guest id whose request %s is not mentioned'],
  },
  'shell/account identity.logout': { file: SESSION, promises: ['signs out once although the call is %s'] },
};

/** Files that only lend their dialog to others, or have a test of their own. */
const OVERLAYS_WITHOUT_ROW: Promises = {
  'features/orders/reasons-dialog.tsx': {
    file: 'mutations-of-orders.browser.test.tsx',
    promises: ['cancel-order-dialog.tsx', 'refund-dialog.tsx'],
  },
  'shell/choices/lazy-menu.tsx': { file: 'popovers.browser.test.tsx', promises: ['shell/choices/country-menu.tsx'] },
};

test('every call that changes something is in a table of component tests', () => {
  const rows = testsOf(/^mutations-of-.+\.browser\.test\.tsx$/).flatMap((text) =>
    [...text.matchAll(/file: '([^']+)',\s+endpoint: API\.([\w.]+),/g)].map(([, file, name]) => `${file} ${name}`),
  );
  const places = listCalls().mutations.map(folderOf);
  const listed = rows.map(folderOf);
  const isLacking = (place: string) => countOf(place, listed) < countOf(place, places) && !(place in CALLS_WITHOUT_ROW);
  expect([...new Set(places)].filter(isLacking)).toEqual([]);
  expect(
    [...listed, ...Object.keys(CALLS_WITHOUT_ROW)].filter((place) => !places.includes(place)),
    'rows of what is gone',
  ).toEqual([]);
});

test('no call is hidden from the table: each is written as calls.word.name, and the client alone reaches the network', () => {
  expect(listCalls().hidden).toEqual([]);
});

test.each([
  ['by hand', 'api.call(calls.cart.clear)', ['a.ts cart.clear']],
  ['kept in a variable', 'const send = calls.cart.clear;', ['a.ts cart.clear']],
  ['as a mutation, twice', 'useApiMutation(calls.cart.clear); useApiMutation(calls.cart.clear)', ['a.ts cart.clear', 'a.ts cart.clear']],
  ['that only reads', 'api.call(calls.cart.list)', []],
])('a call %s is found', (_how, code, found) => {
  expect(callsIn('a.ts', `import { calls } from '@bozor/contract/shop/calls.ts'; ${code}`).mutations).toEqual(found);
});

test.each([
  ['a part of the table', 'const { cart } = calls;'],
  ['a computed name', 'api.call(calls.cart[name]);'],
  ['a request of its own', "fetch('/api/v1/cart');"],
  ['a call that is made up', "api.call({ method: 'POST', path: '/cart' });"],
])('%s is not overlooked', (_what, code) => {
  expect(callsIn('a.ts', `import { calls } from '@bozor/contract/shop/calls.ts'; ${code}`).hidden).not.toEqual([]);
});

test('every dialog, drawer, menu and popover is in a table of component tests', () => {
  const [table] = testsOf(/^overlay-rows\.tsx$/);
  const named = listNamedOverlays();
  const rows = [...table!.matchAll(/^ {2}'([\w-]+)': /gm)].map(([, name]) => name);
  expect(rows.toSorted(byText)).toEqual(named.map(([name]) => name).toSorted(byText));
  const files = [...new Set(named.map(([, file]) => file)), ...POPOVER_FILES, ...Object.keys(OVERLAYS_WITHOUT_ROW)];
  expect(listOverlays().filter((file) => !files.includes(file))).toEqual([]);
});

test('every form is in a table of component tests', () => {
  const [table] = testsOf(/^form-rows\.tsx$/);
  const rows = [...table!.matchAll(/^ {2}'([\w/-]+\.tsx)': \{/gm)].map(([, file]) => file);
  expect(listForms().toSorted(byText)).toEqual(rows.toSorted(byText));
});

test('every query that a file of queries offers is in a table', () => {
  const [table] = testsOf(/^query-rows\.ts$/);
  const rows = [...table!.matchAll(/^ {2}'(\w+)[^']*': \{/gm)].map(([, name]) => name);
  expect([...new Set(rows)].toSorted(byText)).toEqual([...new Set(listQueries())].toSorted(byText));
});

test('every toast is named by the specification or needed, and in a table', () => {
  const CALL = /(?<!function )(?<![\w.])(?:toast|toastCart|toastAdded|showToast|notify|reloadPage)\((?!\))/g;
  const places = listSources().flatMap(({ file, text }) => {
    const count = text.replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, '').match(CALL)?.length ?? 0;
    return count > 0 ? [[file, count] as const] : [];
  });
  const rows = Object.entries(TOAST_ROWS).map(([file, reasons]) => [file, reasons.length] as const);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(places));
  const known = readFileSync(join(import.meta.dirname, '../../../docs/requirements.tsv'), 'utf8');
  const named = Object.values(TOAST_ROWS).flatMap((reasons) => reasons.flatMap((reason) => reason.match(/\b[a-z]+-\d\d\b/g) ?? []));
  expect(named.filter((id) => !known.includes(`\n${id}\t`))).toEqual([]);
});

/** Files whose refreshes are promised by another table or test: that of their mutation, or of the cart. */
const REFRESHES_WITHOUT_ROW: Promises = {
  'features/account/bring-carts-back.ts': { file: SESSION, promises: ['brings the cart back that was put aside at sign-in'] },
  'features/parcel/use-parcel-order.ts': {
    file: 'mutations-of-the-checkout.browser.test.tsx',
    promises: ['changes: [API.customer.info, API.orders.list, API.orders.ofDevice]'],
  },
  'features/checkout/checkout-page.tsx': {
    file: 'mutations-of-the-checkout.browser.test.tsx',
    promises: ['changes: [API.cart.list, API.customer.info, API.orders.list, API.orders.ofDevice]'],
  },
  'features/checkout/use-place-order.ts': {
    file: 'mutations-of-the-checkout.browser.test.tsx',
    promises: ['API.orders.list, API.orders.ofDevice'],
  },
  'features/orders/use-reorder.ts': { file: 'mutations-of-orders.browser.test.tsx', promises: ['features/orders/use-reorder.ts'] },
  'features/cart/sync-cart.ts': { file: CART, promises: ['the cart is read again', 'in another language'] },
  'shell/offline-notice.tsx': { file: 'refreshes.browser.test.tsx', promises: ['a press on Try again asks again for what failed'] },
  'packages/web/api/api-mutation.ts': { file: 'check-mutations.tsx', promises: ['refreshes what it changes'] },
};

test('every page is in a table of component tests', () => {
  const [table] = testsOf(/^pages\.browser\.test\.tsx$/);
  const rows = [...table!.matchAll(/^ {2}'([\w/-]+\.tsx)': \{/gm)].map(([, file]) => file!);
  const pages = listSources().flatMap(({ file }) => (file.endsWith('-page.tsx') ? [file] : []));
  expect(rows.toSorted(byText)).toEqual(pages.toSorted(byText));
});

test('every place that refreshes a query by itself is in a table of component tests', () => {
  const [table] = testsOf(/^refreshes\.browser\.test\.tsx$/);
  const rows = [...table!.matchAll(/^ {2}'([\w/-]+\.tsx?)': \{/gm)].map(([, file]) => file!);
  const places = listSources().flatMap(({ file, text }) =>
    /^(?! *(?:\*|\/)).*\.(?:invalidate|refetch|reset)Queries\(/m.test(text) ? [file] : [],
  );
  expect([...rows, ...Object.keys(REFRESHES_WITHOUT_ROW)].toSorted(byText)).toEqual(places.toSorted(byText));
});

test('every test that is named in place of a row is there', () => {
  const lacking = Object.values({ ...CALLS_WITHOUT_ROW, ...OVERLAYS_WITHOUT_ROW, ...REFRESHES_WITHOUT_ROW }).flatMap(
    ({ file, promises }) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      return promises.filter((promise) => !text.includes(promise));
    },
  );
  expect(lacking).toEqual([]);
});

/** Only there a document is loaded once the entries of closed dialogs are left: `history.back()` would cancel the load. */
const DOCUMENT_LOADS = ['packages/web/navigation/open-document.ts', 'packages/web/navigation/reload-document.ts'];

test('a document is loaded, and a page gone back from, by one helper each', () => {
  const placesOf = (code: RegExp) => [...new Set(listSources().flatMap(({ file, text }) => (code.test(text) ? [file] : [])))];
  expect(placesOf(/location\.(?:assign|replace|reload)\(|location\.href = /).toSorted(byText)).toEqual(DOCUMENT_LOADS);
  expect(placesOf(/navigate\(-\d|history\.(?:back|forward|go)\(/).toSorted(byText)).toEqual([
    'packages/web/navigation/use-step-back.ts',
    'packages/web/overlays/use-overlay-history.ts',
  ]);
});

/** Live regions beside that of `announce()`, by file: each holds a whole sentence, for a bare number is not understood by ear. */
const LIVE_REGIONS = ['features/place/picked-place-foot.tsx', 'features/place/picked-place-foot.tsx'];

test('a change is announced as a sentence, not by a live region around a number', () => {
  const places = listSources().flatMap(({ file, text }) => [...text.matchAll(/aria-live="(?!off)/g)].map(() => file));
  expect(places).toEqual(LIVE_REGIONS);
});

/**
 * Polite live regions, by file. A text that enters the page together with its region is not read: each of these stands before its texts, or the
 * text that it enters with is no news. A notice that comes as a whole is said by `useSpokenText`.
 */
const POLITE_REGIONS = [
  'features/checkout/obstacles.tsx',
  'features/item/picture-zoom.tsx',
  'features/offline/offline-ways.tsx',
  'features/push/push-offer.tsx',
  'features/push/push-setting.tsx',
  'features/wallet/add-money-dialog.tsx',
  'features/wallet/exchange-form.tsx',
  'shell/offline-notice.tsx',
];

test('no live region enters the page with what it has to say', () => {
  const places = listSources().flatMap(({ file, text }) => [...text.matchAll(/role="status"|<output\b/g)].map(() => file));
  expect(places.toSorted(byText)).toEqual(POLITE_REGIONS);
});

test('a refused field alerts if it has the focus already: no form moves the focus past `focusRefusedField`', () => {
  const places = listSources().flatMap(({ file, text }) => [...text.matchAll(/afterRender\(.*\.focus\(\)/g)].map(() => file));
  expect(places, 'the coupon hands the focus back to its field').toEqual(['features/checkout/coupon-box.tsx']);
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

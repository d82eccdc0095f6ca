import { expect, test } from 'vitest';
import { describePage } from './describe-page.ts';

const describe = (url: string, cookie?: string, acceptLanguage?: string) => describePage({ url, cookie, acceptLanguage });

test('takes the scope from the mirrored cookies', () => {
  expect(describe('/home', 'a=b; zoneid=%5B3%2C1%5D; module=4; language-setting=uz-Cyrl; token=secret').scope).toEqual({
    zoneIds: [3, 1],
    moduleId: 4,
    locale: 'uz-Cyrl',
  });
});

test.each([
  ['nothing', undefined],
  ['nonsense', 'zoneid=x; module=-1; language-setting=xx'],
  ['what cannot be decoded', 'zoneid=%E0%A4%A; module=%; language-setting=%'],
  ['a statement', "zoneid=[1]'; module=1 or 1=1; language-setting=ru\u0000"],
])('looks around everywhere in English with %s', (_name, cookie) => {
  expect(describe('/home', cookie).scope).toEqual({ zoneIds: undefined, moduleId: undefined, locale: 'en' });
});

test('language: a link counts more than the cookie, the cookie more than the browser', () => {
  expect(describe('/home?lang=ar', 'language-setting=ru', 'uz').scope.locale).toBe('ar');
  expect(describe('/home', 'language-setting=ru', 'uz').scope.locale).toBe('ru');
  expect(describe('/home', undefined, 'de, uz;q=0.8').scope.locale).toBe('uz');
});

test('a link that names its module counts more than the remembered one', () => {
  expect(describe('/product/milk?module_id=7', 'module=4').scope.moduleId).toBe(7);
});

test('loader data is another response than the page, by its requested routes', () => {
  const data = describe('/store/lola.data?_routes=routes%2Fstore&x=1');
  expect(data).toMatchObject({ isData: true, isKnown: true, address: '/store/lola.data?_routes=routes%2Fstore' });
  expect(describe('/_.data')).toMatchObject({ isData: true, isKnown: true, address: '/_.data' });
  expect(data.key).not.toBe(describe('/store/lola').key);
  expect(describe(`/home.data?_routes=${'<'.repeat(5)}`).address).toBe('/home.data');
});

test('equal pages have one key, however they are requested', () => {
  expect(describe('/home?sort=low&search=milk&utm=1').key).toBe(describe('/home?search=milk&sort=low').key);
  expect(describe('/nothing/here?x=1').key).toBe(describe('/wp-login.php').key);
});

test.each([
  ['/home', true, undefined],
  ['/', true, undefined],
  ['/home/', true, '/home'],
  ['/home/?search=milk', true, '/home?search=milk'],
  ['/home/.data', true, undefined],
  ['/nothing/', false, undefined],
])('%s is known: %s, and its address without a slash at the end is %s', (url, isKnown, redirectTo) => {
  const page = describe(url);
  expect([page.isKnown, page.redirectTo]).toEqual([isKnown, redirectTo]);
});

test('an unknown path has one address for pages and one for data, without a query', () => {
  expect(describe('/nothing?x=1').address).toBe('/404');
  expect(describe('/nothing.data?_routes=routes%2Fhome').address).toBe('/404.data?_routes=routes%2Fhome');
});

test('the direction is that of the language, and both are in the key', () => {
  expect(describe('/home', 'zoneid=[3,1]; module=4; language-setting=ar')).toMatchObject({ direction: 'rtl', key: '/home|3,1|4|ar|rtl' });
  expect(describe('/home')).toMatchObject({ direction: 'ltr', key: '/home|||en|ltr' });
});

test.each(['', '/', 'a'.repeat(301), 'routes/home;x', ' routes/home'])('routes of loader data written "%s" are ignored', (routes) => {
  const address = routes === '/' ? '/home.data?_routes=%2F' : '/home.data';
  expect(describe(`/home.data?_routes=${encodeURIComponent(routes)}`).address).toBe(address);
});

test('the first of two cookies with one name counts', () => {
  expect(describe('/home', 'module=4; module=5').scope.moduleId).toBe(4);
});

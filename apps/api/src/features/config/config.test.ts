import { expect, test } from 'vitest';
import { LOCALES } from '@bozor/domain/words/locale.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { DEMO_SETTINGS } from '../../../seed/settings/settings.ts';
import { testApi } from '../../../test/api.ts';
import { changeSettings } from '../../../test/settings.ts';
import { buildShop } from '../../../test/shop.ts';
import { SETTINGS, type Settings } from '../../platform/settings/settings.ts';

const { api, bus, call, db } = await testApi({ sandboxGateway: false });
await buildShop(db);

const set = (changes: Partial<Settings>) => changeSettings({ db, bus }, changes);

test('a shop without settings returns its configuration', async () => {
  const { status, body } = await call(API.config.read);
  expect(status).toBe(200);
  expect(body).toMatchObject({ business_name: 'Bozor', country_picker_status: 1, guest_checkout_status: 1, digit_after_decimal_point: 0 });
  expect(body.countries[0]).toEqual({ code: 'UZ', name: 'Uzbekistan', dial_code: '+998' });
});

test('the configuration has currency and symbol position in the requested language [cart-33]', async () => {
  const { body } = await call(API.config.read, { headers: { 'x-localization': 'uz-Cyrl' } });
  expect(body.currency).toEqual({ code: 'UZS', symbol: 'сўм', symbol_position: 'after' });
  expect(body.countries[0]?.name).toBe('Ўзбекистон');
});

test('every language is offered under its own name and keeps the country of the shop [lang-01, entity-44]', async () => {
  const { body } = await call(API.config.read);
  const names = body.languages.map(({ languageName }) => languageName);
  expect(names).toEqual(expect.arrayContaining(['Oʻzbekcha', 'Ўзбекча', 'Русский', 'English', 'العربية']));
  expect(new Set(names).size).toBe(LOCALES.length);
  expect(new Set(body.languages.map(({ countryCode }) => countryCode))).toEqual(new Set(['UZ']));
  expect(body.languages.find(({ languageCode }) => languageCode === 'ar')?.direction).toBe('rtl');
});

test('a setting takes effect at once: 1 is on, 0 is off [app-10]', async () => {
  await set({ country_picker: false, shipping_policy: false, wallet: false });
  const { body } = await call(API.config.read);
  expect(body).toMatchObject({ country_picker_status: 0, shipping_policy: 0, customer_wallet_status: 0 });
});

test('no way of paying is offered that leads to no gateway, account or wallet, whatever is set [checkout-04]', async () => {
  await set({ wallet: true, add_fund: true, wallet_partial_payment: true, digital_payment: true, offline_payment: true });
  const { body } = await call(API.config.read);
  expect(body).toMatchObject({
    cash_on_delivery: 1,
    add_fund_status: 0,
    wallet_partial_payment_status: 1,
    digital_payment: 0,
    offline_payment_status: 0,
    payment_gateways: [],
  });
});

test('transfers are offered where the operator said where to and a zone allows it [checkout-10]', async () => {
  const shop = await testApi();
  await buildShop(shop.db);
  await changeSettings(shop, { offline_payment: true });
  await shop.db.updateTable('zones').set({ offline_payment: true }).execute();
  const offered = async () => {
    shop.bus.publish('settings_changed', {});
    return (await shop.call(API.config.read)).body.offline_payment_status;
  };
  expect(await offered()).toBe(0);
  await shop.db
    .insertInto('offline_payment_methods')
    .values({ name: JSON.stringify({ en: 'Bank transfer' }) })
    .execute();
  expect(await offered()).toBe(1);
  await shop.db.updateTable('zones').set({ offline_payment: false }).execute();
  expect(await offered()).toBe(0);
});

test('paying online is offered with the gateways that are connected, where a zone allows it [checkout-10]', async () => {
  const shop = await testApi();
  await buildShop(shop.db);
  await changeSettings(shop, { digital_payment: true });
  const { body } = await shop.call(API.config.read);
  expect(body).toMatchObject({ digital_payment: 1, add_fund_status: 1, payment_gateways: [{ gateway: 'sandbox', title: 'Sandbox' }] });
  await shop.db.updateTable('zones').set({ digital_payment: false }).execute();
  shop.bus.publish('settings_changed', {});
  const { body: after } = await shop.call(API.config.read);
  expect(after).toMatchObject({ digital_payment: 0, add_fund_status: 0, payment_gateways: [] });
});

test("the landing page has the shop's figures and the operator's texts [api-81]", async () => {
  await set({ playstore_url: 'https://play.google.com/x', playstore_url_status: true, apple_store_url_status: true });
  const { body } = await call(API.config.landing);
  expect(body.figures).toEqual({ stores: 2, items: 2, orders: 0, avg_rating: 0 });
  expect(body.modules).toMatchObject([{ module_type: 'grocery', module_name: 'Grocery' }]);
  expect(body.download_user_app_links).toMatchObject({ playstore_url_status: 1, apple_store_url_status: 0 });
});

test('everything the demo sets is a setting that is read', () => {
  expect(Object.keys(DEMO_SETTINGS).filter((key) => !Object.hasOwn(SETTINGS, key))).toEqual([]);
});

test('vehicles are listed in their order', async () => {
  await db
    .insertInto('vehicles')
    .values([
      { code: 'car', name: JSON.stringify({ en: 'Car', ru: 'Автомобиль' }), max_metres: 60_000, extra_minor: 3000, position: 2 },
      { code: 'bicycle', name: { en: 'Bicycle' }, max_metres: 4000, position: 1 },
    ])
    .execute();
  const { body } = await call(API.config.vehicles, { headers: { 'x-localization': 'ru' } });
  expect(body.vehicles.map(({ type, maximum_coverage_area }) => [type, maximum_coverage_area])).toEqual([
    ['Bicycle', 4],
    ['Автомобиль', 60],
  ]);
});

test('no secret is in the configuration', async () => {
  const { body } = await call(API.config.read);
  expect(JSON.stringify(body)).not.toContain(api.config.secrets.signing);
});

test('lists the enabled sign-in methods, and only connected providers [auth-17]', async () => {
  await set({ otp_login: true, phone_verification: true, social_login: true, google_login: true, firebase_otp_verification: true });
  const { body } = await call(API.config.read);
  expect(body.centralize_login).toMatchObject({
    manual_login_status: 1,
    otp_login_status: 1,
    social_login_status: 0,
    google_login_status: 0,
    phone_verification_status: 1,
    email_verification_status: 0,
  });
  expect(body).toMatchObject({ firebase_otp_verification: 0, demo_otp: '123456' });
});

import { GUEST_EMAIL_RULES } from '@bozor/domain/identity/email.ts';
import { describe, expect, test } from 'vitest';
import { SETTINGS, type Settings } from '../../platform/settings/settings.ts';
import { presentConfig, presentLanding, presentVehicle, type Payable } from './present.ts';

type Presenting = Parameters<typeof presentConfig>[0];

const CASH_ONLY: Payable = { inCash: true, byTransfer: false, gateways: [] };
const PAYME = { name: 'payme', title: 'Payme' };

const present = (settings: Partial<Settings> = {}, { payable = CASH_ONLY, ...more }: Partial<Presenting> & { payable?: Payable } = {}) =>
  presentConfig(
    {
      settings: { ...SETTINGS, ...settings },
      mode: 'production',
      locale: 'en',
      pushPublicKey: 'key',
      socials: [],
      publicUrl: 'https://shop.example',
      ...more,
    },
    payable,
  );

test.each<[keyof Settings, string]>([
  ['country_picker', 'country_picker_status'],
  ['guest_checkout', 'guest_checkout_status'],
  ['wallet', 'customer_wallet_status'],
  ['referral', 'ref_earning_status'],
  ['loyalty', 'loyalty_point_status'],
  ['prescription_order', 'prescription_order_status'],
  ['refunds', 'refund_active_status'],
  ['refund_policy', 'refund_policy'],
  ['cancelation_policy', 'cancelation_policy'],
  ['shipping_policy', 'shipping_policy'],
])('the setting %s is the switch %s', (setting, field) => {
  const switchOf = (on: boolean) => (present({ [setting]: on }) as unknown as Record<string, unknown>)[field];
  expect([switchOf(true), switchOf(false)]).toEqual([1, 0]);
});

test.each(GUEST_EMAIL_RULES)('the rule for the e-mail of guests is told: %s', (rule) => {
  expect(present({ guest_email: rule }).guest_email).toBe(rule);
});

test.each<[keyof Settings, string]>([
  ['manual_login', 'manual_login_status'],
  ['otp_login', 'otp_login_status'],
  ['phone_verification', 'phone_verification_status'],
  ['email_verification', 'email_verification_status'],
])('the setting %s is the way to sign in %s', (setting, field) => {
  const switchOf = (on: boolean) => (present({ [setting]: on }).centralize_login as Record<string, unknown>)[field];
  expect([switchOf(true), switchOf(false)]).toEqual([1, 0]);
});

describe('payment', () => {
  test.each([
    {
      name: 'cash',
      payable: CASH_ONLY,
      settings: {},
      shown: { cash_on_delivery: 1, digital_payment: 0, offline_payment_status: 0, add_fund_status: 0 },
    },
    { name: 'nothing', payable: { ...CASH_ONLY, inCash: false }, settings: {}, shown: { cash_on_delivery: 0 } },
    {
      name: 'a gateway',
      payable: { ...CASH_ONLY, gateways: [PAYME] },
      settings: { digital_payment: true },
      shown: { digital_payment: 1, add_fund_status: 1 },
    },
    {
      name: 'a gateway that is switched off',
      payable: { ...CASH_ONLY, gateways: [PAYME] },
      settings: { digital_payment: false },
      shown: { digital_payment: 0, payment_gateways: [], add_fund_status: 0 },
    },
    {
      name: 'a gateway, not for the wallet',
      payable: { ...CASH_ONLY, gateways: [PAYME] },
      settings: { digital_payment: true, add_fund: false },
      shown: { add_fund_status: 0 },
    },
    {
      name: 'a gateway without a wallet',
      payable: { ...CASH_ONLY, gateways: [PAYME] },
      settings: { digital_payment: true, wallet: false },
      shown: { add_fund_status: 0 },
    },
    {
      name: 'a transfer',
      payable: { ...CASH_ONLY, byTransfer: true },
      settings: { offline_payment: true },
      shown: { offline_payment_status: 1 },
    },
    {
      name: 'a transfer that is switched off',
      payable: { ...CASH_ONLY, byTransfer: true },
      settings: { offline_payment: false },
      shown: { offline_payment_status: 0 },
    },
    {
      name: 'a transfer that nobody described',
      payable: CASH_ONLY,
      settings: { offline_payment: true },
      shown: { offline_payment_status: 0 },
    },
  ])('by $name', ({ payable, settings, shown }) => {
    expect(present(settings, { payable })).toMatchObject(shown);
  });

  test('a gateway has its name and title, and no picture', () => {
    const { payment_gateways } = present({ digital_payment: true }, { payable: { ...CASH_ONLY, gateways: [PAYME] } });
    expect(payment_gateways).toEqual([{ gateway: 'payme', title: 'Payme', image_full_url: null }]);
  });
});

test('amounts are in whole units of the currency, points in what one of them is worth', () => {
  const settings = {
    digit_after_decimal_point: 2,
    free_delivery_over: 12_345,
    tip_presets: [150],
    tip_maximum: 10_000,
    add_fund_minimum: 100,
  };
  expect(present({ ...settings, add_fund_maximum: 99_900, referral_referrer: 250, loyalty_minor_per_point: 20 })).toMatchObject({
    free_delivery_over: 123.45,
    tip_presets: [1.5],
    tip_maximum: 100,
    add_fund_minimum: 1,
    add_fund_maximum: 999,
    ref_earning_amount: 2.5,
    loyalty_point_exchange_rate: 5,
  });
  expect(present().free_delivery_over).toBeNull();
});

test('a demo city tells its code, a real shop has none', () => {
  expect(present({}, { mode: 'demo' }).demo_otp).toMatch(/^\d{6}$/);
  expect(present().demo_otp).toBeNull();
});

describe('sign-in through others', () => {
  const provider = (medium: 'google' | 'facebook' | 'apple') => ({
    medium,
    clientId: `client of ${medium}`,
    signInUrl: `https://${medium}.example`,
    personOf: () => Promise.resolve(undefined),
  });
  const ALL = (['google', 'facebook', 'apple'] as const).map(provider);
  const ON = { social_login: true, google_login: true, facebook_login: true, apple_login: true };
  const OFF = { social_login_status: 0, google_login_status: 0, facebook_login_status: 0, apple_login_status: 0 };

  test.each(['google', 'facebook', 'apple'] as const)('%s is offered alone when it alone is switched on', (medium) => {
    const { centralize_login, social_login, apple_login } = present({ social_login: true, [`${medium}_login`]: true }, { socials: ALL });
    expect(centralize_login).toMatchObject({ ...OFF, social_login_status: 1, [`${medium}_login_status`]: 1 });
    expect(social_login).toEqual(
      (['google', 'facebook', 'apple'] as const).map((each) =>
        each === medium
          ? { login_medium: each, status: 1, client_id: `client of ${each}`, sign_in_url: `https://${each}.example` }
          : { login_medium: each, status: 0, client_id: '', sign_in_url: '' },
      ),
    );
    expect(apple_login).toEqual(
      medium === 'apple'
        ? { client_id: 'client of apple', redirect_url_react: expect.stringMatching(/^https:\/\/shop\.example\/./) as unknown }
        : { client_id: '', redirect_url_react: '' },
    );
  });

  test.each([
    ['none is connected', ON, []],
    ['all are switched off together', { ...ON, social_login: false }, ALL],
  ])('none is offered while %s', (_when, settings, socials) => {
    expect(present(settings, { socials }).centralize_login).toMatchObject(OFF);
  });
});

describe('the landing page', () => {
  const figures = { stores: 3 } as unknown as Parameters<typeof presentLanding>[2];
  const landing = (settings: Partial<Settings>) => presentLanding({ ...SETTINGS, ...settings }, 'ru', figures, []);

  test('has a picture for phones, or the one for all', () => {
    expect(landing({ landing_hero_image: 'wide.webp' })).toMatchObject({
      hero_image_full_url: '/media/wide.webp',
      hero_image_phone_full_url: '/media/wide.webp',
    });
    expect(landing({ landing_hero_image: 'wide.webp', landing_hero_image_phone: 'tall.webp' })).toMatchObject({
      hero_image_full_url: '/media/wide.webp',
      hero_image_phone_full_url: '/media/tall.webp',
    });
    expect(landing({})).toMatchObject({ hero_image_full_url: null, hero_image_phone_full_url: null });
  });

  test('has its steps in the language of the reader, else in English', () => {
    const steps = [
      { title: { en: 'Choose', ru: 'Выберите' }, text: { en: 'A store' } },
      { title: { en: 'Order' }, text: { en: 'It comes', ru: 'Привезём' } },
    ];
    expect(landing({ landing_steps: steps }).steps).toEqual([
      { title: 'Выберите', text: 'A store' },
      { title: 'Order', text: 'Привезём' },
    ]);
  });

  test('leads to an application that is switched on and has an address', () => {
    const links = (settings: Partial<Settings>) => {
      const { playstore_url_status: play, apple_store_url_status: apple } = landing(settings).download_user_app_links;
      return [play, apple];
    };
    const urls = { playstore_url: 'https://play.example', apple_store_url: 'https://apple.example' };
    expect(links({ ...urls, playstore_url_status: true })).toEqual([1, 0]);
    expect(links({ ...urls, apple_store_url_status: true })).toEqual([0, 1]);
    expect(links({ playstore_url_status: true, apple_store_url_status: true })).toEqual([0, 0]);
  });

  test('has its modules with their icons', () => {
    const module = { id: 2, module_type: 'food', name: 'Food', description: 'Meals', icon: null } as const;
    expect(presentLanding(SETTINGS, 'en', figures, [module, { ...module, icon: 'food.svg' }] as never).modules).toEqual([
      { id: 2, module_type: 'food', module_name: 'Food', description: 'Meals', icon_full_url: null },
      { id: 2, module_type: 'food', module_name: 'Food', description: 'Meals', icon_full_url: '/media/food.svg' },
    ]);
  });
});

test('a vehicle has its reach in kilometres and its charge in whole units', () => {
  const row = { id: 1, name: 'Bicycle', min_metres: 500, max_metres: 7500, extra_minor: 1250 } as Parameters<typeof presentVehicle>[0];
  expect(presentVehicle(row, 2)).toEqual({
    id: 1,
    type: 'Bicycle',
    starting_coverage_area: 0.5,
    maximum_coverage_area: 7.5,
    extra_charges: 12.5,
    status: 1,
  });
});

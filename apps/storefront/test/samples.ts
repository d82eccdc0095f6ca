import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { Config } from '@bozor/contract/shop/config.ts';
import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { sampleOf } from './sample-of.ts';
import type { AnyEndpoint } from './shop-server.ts';

/** A sample of an endpoint's reply with some fields of its own. */
export function replyOf<E extends AnyEndpoint>(endpoint: E, different: Partial<ReplyOf<E>> = {}): ReplyOf<E> {
  return { ...(sampleOf(endpoint.reply) as object), ...different } as ReplyOf<E>;
}

/** A shop in Tashkent that offers everything but social sign-in. */
export function buildConfig(different: Partial<Config> = {}): Config {
  return replyOf(API.config.read, {
    business_name: 'Bozor',
    country: 'UZ',
    country_picker_status: 0,
    countries: [{ code: 'UZ', name: 'Uzbekistan', dial_code: '+998' }],
    languages: (['en', 'uz', 'ru', 'ar'] as const).map((languageCode) => ({
      languageName: languageCode,
      languageCode,
      countryCode: 'UZ',
      direction: languageCode === 'ar' ? ('rtl' as const) : ('ltr' as const),
    })),
    timezone: 'Asia/Tashkent',
    default_location: { lat: 41.31, lng: 69.27 },
    currency: { code: 'UZS', symbol: 'so‘m', symbol_position: 'after' },
    currency_symbol: 'so‘m',
    digit_after_decimal_point: 0,
    guest_checkout_status: 1,
    guest_email: 'required',
    tip_presets: [5000, 10_000],
    tip_maximum: 100_000,
    schedule_days: 7,
    schedule_slot_minutes: 30,
    customer_wallet_status: 1,
    wallet_partial_payment_status: 1,
    add_fund_status: 1,
    add_fund_minimum: 1000,
    add_fund_maximum: 1_000_000,
    ref_earning_status: 1,
    ref_earning_amount: 5000,
    loyalty_point_status: 1,
    loyalty_point_minimum: 10,
    loyalty_point_exchange_rate: 1,
    cash_on_delivery: 1,
    digital_payment: 1,
    offline_payment_status: 1,
    payment_gateways: [{ gateway: 'payme', title: 'Payme', image_full_url: null }],
    prescription_order_status: 1,
    refund_active_status: 1,
    centralize_login: {
      manual_login_status: 1,
      otp_login_status: 1,
      social_login_status: 0,
      google_login_status: 0,
      facebook_login_status: 0,
      apple_login_status: 0,
      phone_verification_status: 0,
      email_verification_status: 0,
    },
    social_login: [],
    otp_resend_seconds: 60,
    password_min_length: 8,
    map: { style_url: null, attribution: '' },
    ...different,
  });
}

/** A quote of an order that can be placed at once. */
export function buildQuote(different: Partial<Quote> = {}): Quote {
  const soon = { from: '2026-11-20T07:30:00.000Z', to: '2026-11-20T07:45:00.000Z', latest: '2026-11-20T08:00:00.000Z' };
  return replyOf(API.checkout.quote, {
    obstacles: [],
    times: { asap: soon, not_now: [], slots: [], slot_minutes: 30 },
    eta: soon,
    coupon: null,
    ...different,
  });
}

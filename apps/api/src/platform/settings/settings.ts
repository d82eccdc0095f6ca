import { LANGUAGES, type Locale } from '@bozor/domain/words/locale.ts';
import { unitOf, type Currency } from '@bozor/domain/money/currency.ts';
import type { GuestEmailRule } from '@bozor/domain/identity/email.ts';
import type { Localized } from './localized.ts';

/**
 * All settings of the operator with their defaults. The table `settings` has one row per key, only for values that differ. Amounts are in
 * minor units. An unknown key is refused on writing and ignored on reading.
 */
export const SETTINGS = {
  business_name: 'Bozor',
  business_phone: '+998712000000',
  business_email: 'salom@bozor.example',
  business_address: { en: 'Tashkent' } as Localized,
  logo: null as string | null,
  footer_text: { en: '© Bozor' } as Localized,
  social_media: [] as readonly { name: string; link: string }[],
  country: 'UZ',
  country_picker: true,
  timezone: 'Asia/Tashkent',
  default_location: { lat: 41.3111, lng: 69.2797 },
  currency_code: 'UZS',
  /** Currency symbol in the reader's language. */
  currency_symbol: { 'en': 'soʻm', 'uz': 'soʻm', 'uz-Cyrl': 'сўм', 'ru': 'сум', 'ar': 'سوم' } as Localized,
  currency_position: 'after' as 'before' | 'after',
  /** Fixed at installation: minor units are 10^digits. */
  digit_after_decimal_point: 0,
  guest_checkout: true,
  /** Whether a guest's order of goods needs an e-mail. */
  guest_email: 'required' as GuestEmailRule,
  free_delivery_over: null as number | null,
  /** Step that computed charges (delivery, surge) are rounded to, half up, so that they can be paid in cash. 1 keeps them exact. */
  charge_rounding: 1,
  /** Pay of a courier for an order: base, and for each kilometre from the store to the door. The tip comes on top. */
  courier_base: 8000,
  courier_per_km: 2000,
  /** From this much cash in hand on, a courier gets no cash orders; a courier may have a limit of their own. */
  courier_cash_limit: 1000000,
  /** Commission on the goods of a store that has no rate of its own. */
  store_commission_percent: 15,
  tip_presets: [3000, 5000, 10000] as readonly number[],
  tip_maximum: 500000,
  schedule_days: 7,
  schedule_slot_minutes: 30,
  wallet: true,
  wallet_partial_payment: true,
  add_fund: true,
  add_fund_minimum: 10000,
  add_fund_maximum: 5000000,
  referral: true,
  /** Bonuses of the referrer and of the new customer, paid when the new customer's first order is delivered. */
  referral_referrer: 15000,
  referral_newcomer: 10000,
  loyalty: true,
  loyalty_points_per_thousand: 1,
  loyalty_minor_per_point: 10,
  loyalty_minimum_points: 100,
  first_order_percent: 0,
  first_order_cap: 40000,
  first_order_days: 30,
  digital_payment: false,
  offline_payment: false,
  prescription_order: true,
  /** Minutes in which a customer agrees to the price of a prescription. */
  prescription_answer_minutes: 15,
  /** Minutes in which a customer answers what comes instead of something that is sold out. */
  swap_answer_minutes: 3,
  /** By how much the real weight of goods that are sold by weight may differ from the ordered one. */
  weighing_tolerance_percent: 10,
  /** Minutes that a courier waits for a customer who does not answer. */
  absent_wait_minutes: 5,
  refunds: true,
  /** Above this amount a refund or a credit waits for a second person. 0 asks for none. */
  refund_second_person_above: 500000,
  manual_login: true,
  otp_login: false,
  social_login: false,
  google_login: false,
  facebook_login: false,
  apple_login: false,
  phone_verification: false,
  email_verification: false,
  firebase_otp_verification: false,
  password_min_length: 6,
  /** Whether common passwords such as `qwerty123` are refused. */
  refuse_common_passwords: true,
  otp_resend_seconds: 60,
  refund_policy: true,
  cancelation_policy: true,
  shipping_policy: true,
  map_style_url: null as string | null,
  playstore_url: '',
  playstore_url_status: false,
  apple_store_url: '',
  apple_store_url_status: false,
  landing_hero_title: { en: 'The whole city’s shops at your door' } as Localized,
  landing_hero_text: { en: 'Food, groceries, medicine, goods and parcels from the stores around you.' } as Localized,
  landing_hero_image: null as string | null,
  landing_hero_image_phone: null as string | null,
  landing_steps: [] as readonly { title: Localized; text: Localized }[],
  landing_join_store: { title: { en: 'Open your store here' }, text: { en: '' } } as { title: Localized; text: Localized },
  landing_join_rider: { title: { en: 'Ride with us' }, text: { en: '' } } as { title: Localized; text: Localized },
  footer_description: { en: '' } as Localized,
  newsletter_title: { en: '' } as Localized,
  newsletter_sub_title: { en: '' } as Localized,
};

export type Settings = Readonly<typeof SETTINGS>;
export type SettingKey = keyof Settings;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

/** The currency with its symbol in a language, for formatting and rounding in the domain. */
export function currencyOf(settings: Settings, locale: Locale): Currency {
  const symbol = settings.currency_symbol[locale] ?? settings.currency_symbol.en;
  return {
    code: settings.currency_code,
    symbol,
    position: settings.currency_position,
    digits: settings.digit_after_decimal_point,
    decimalMark: LANGUAGES[locale].decimalMark,
  };
}

/** One whole unit of the currency in minor units. */
export function unitOfSettings(settings: Settings): number {
  return unitOf({ digits: settings.digit_after_decimal_point });
}

import type { Settings } from '@bozor/api/platform/settings/settings.ts';
import { DEFAULT_POINT } from '../geo/zones.ts';
import { text } from '../products/product-seed.ts';
import { LANDING } from './landing.ts';

/** Settings of the demo's operator. Texts get their Uzbek Cyrillic on insert. */
export const DEMO_SETTINGS = {
  business_name: 'Bozor',
  business_phone: '+998710000000',
  business_email: 'salom@bozor.example',
  business_address: text`
    1 Amir Temur Square, Tashkent 100000
    Amir Temur xiyoboni, 1, Toshkent 100000
    Сквер Амира Темура, 1, Ташкент 100000
    ميدان أمير تيمور 1، طشقند 100000`,
  footer_text: text`© Bozor. A demonstration city | © Bozor. Namoyish shahri | © Bozor. Демонстрационный город | © بازار. مدينة للعرض`,
  social_media: [
    { name: 'telegram', link: 'https://t.me/bozor_example' },
    { name: 'instagram', link: 'https://www.instagram.com/bozor_example' },
    { name: 'facebook', link: 'https://www.facebook.com/bozor.example' },
    { name: 'youtube', link: 'https://www.youtube.com/@bozor_example' },
  ],
  country: 'UZ',
  timezone: 'Asia/Tashkent',
  default_location: DEFAULT_POINT,
  currency_code: 'UZS',
  digit_after_decimal_point: 0,
  free_delivery_over: 250_000,
  charge_rounding: 500,
  first_order_percent: 20,
  first_order_cap: 40_000,
  first_order_days: 30,
  digital_payment: true,
  offline_payment: true,
  otp_login: true,
  // The demo's codes are public, so a strong password would protect nothing.
  refuse_common_passwords: false,
  landing_hero_title: LANDING.hero.title,
  landing_hero_text: LANDING.hero.text,
  landing_hero_image: 'demo/hero-all.webp',
  landing_hero_image_phone: 'demo/hero-all-phone.webp',
  landing_steps: LANDING.steps,
  landing_join_store: LANDING.joinStore,
  landing_join_rider: LANDING.joinCourier,
  footer_description: LANDING.footerDescription,
  newsletter_title: LANDING.newsletterTitle,
  newsletter_sub_title: LANDING.newsletterSubTitle,
} as const satisfies Partial<Settings>;

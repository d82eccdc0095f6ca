import { GUEST_EMAIL_RULES } from '@bozor/domain/identity/email.ts';
import { SYMBOL_POSITIONS } from '@bozor/domain/money/currency.ts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  Count,
  Exact,
  Flag,
  Id,
  IdOrSlug,
  Kilometres,
  Latitude,
  ListOf,
  Longitude,
  ModuleType,
  Money,
  Nullable,
  OneOf,
  optionalPage,
  Rating,
  Slug,
  Text,
  Untranslated,
  Url,
} from '../fields.ts';

/** Enabled sign-in methods. */
export const CentralizeLogin = Exact({
  manual_login_status: Flag,
  otp_login_status: Flag,
  social_login_status: Flag,
  google_login_status: Flag,
  facebook_login_status: Flag,
  apple_login_status: Flag,
  phone_verification_status: Flag,
  email_verification_status: Flag,
});

const Currency = Exact({ code: Text, symbol: Text, symbol_position: OneOf(...SYMBOL_POSITIONS) });

/** Configuration of this installation for the screens; never a secret. Texts are in the caller's language. */
export const Config = Exact({
  business_name: Text,
  logo_full_url: Nullable(Url),
  phone: Text,
  email: Text,
  address: Text,
  country: Text,
  country_picker_status: Flag,
  countries: Type.Array(Exact({ code: Text, name: Text, dial_code: Text })),
  languages: Type.Array(Exact({ languageName: Text, languageCode: Text, countryCode: Text, direction: OneOf('ltr', 'rtl') })),
  timezone: Text,
  default_location: Exact({ lat: Latitude, lng: Longitude }),
  currency: Currency,
  currency_symbol: Text,
  digit_after_decimal_point: Type.Integer({ minimum: 0, maximum: 4 }),
  guest_checkout_status: Flag,
  guest_email: OneOf(...GUEST_EMAIL_RULES),
  free_delivery_over: Nullable(Money),
  maximum_cash_amount: Nullable(Money),
  tip_presets: Type.Array(Money),
  tip_maximum: Money,
  schedule_days: Count,
  schedule_slot_minutes: Count,
  /** By how much the real weight of goods that are sold by weight may differ from the ordered one. */
  weighing_tolerance_percent: Count,
  customer_wallet_status: Flag,
  wallet_partial_payment_status: Flag,
  add_fund_status: Flag,
  add_fund_minimum: Money,
  add_fund_maximum: Money,
  ref_earning_status: Flag,
  ref_earning_amount: Money,
  loyalty_point_status: Flag,
  loyalty_point_minimum: Count,
  loyalty_point_exchange_rate: Type.Number({ minimum: 0, description: 'Points for one unit of the currency.' }),
  cash_on_delivery: Flag,
  digital_payment: Flag,
  offline_payment_status: Flag,
  payment_gateways: Type.Array(Exact({ gateway: Slug, title: Text, image_full_url: Nullable(Url) })),
  prescription_order_status: Flag,
  refund_active_status: Flag,
  centralize_login: CentralizeLogin,
  social_login: Type.Array(Exact({ login_medium: OneOf('google', 'facebook', 'apple'), status: Flag, client_id: Text, sign_in_url: Text })),
  apple_login: Exact({ client_id: Text, redirect_url_react: Text }),
  firebase_otp_verification: Flag,
  /** The provider that a browser asks for a code while `firebase_otp_verification` is 1. */
  phone_verifier: Nullable(Exact({ api_key: Text, url: Url, challenge_url: Url })),
  demo_otp: Nullable(Text),
  otp_resend_seconds: Count,
  password_min_length: Count,
  refund_policy: Flag,
  cancelation_policy: Flag,
  shipping_policy: Flag,
  footer_text: Text,
  social_media: Type.Array(Exact({ name: Text, link: Url })),
  base_urls: Exact({ item_image_url: Url }),
  map: Exact({ style_url: Nullable(Url), attribution: Text }),
  push_public_key: Nullable(Text),
});
export type Config = Static<typeof Config>;

const Link = Exact({ playstore_url: Text, playstore_url_status: Flag, apple_store_url: Text, apple_store_url_status: Flag });

/** Texts and figures of the landing page and the footer. */
export const LandingPage = Exact({
  hero_title: Text,
  hero_sub_title: Text,
  hero_image_full_url: Nullable(Url),
  /** Smaller picture for narrow screens. */
  hero_image_phone_full_url: Nullable(Url),
  steps: Type.Array(Exact({ title: Text, text: Text })),
  figures: Exact({ stores: Count, items: Count, orders: Count, avg_rating: Rating }),
  modules: Type.Array(Exact({ id: Id, module_type: ModuleType, module_name: Text, description: Text, icon_full_url: Nullable(Url) })),
  join_store: Exact({ title: Text, text: Text }),
  join_delivery_man: Exact({ title: Text, text: Text }),
  fixed_footer_description: Text,
  fixed_newsletter_title: Text,
  fixed_newsletter_sub_title: Text,
  download_user_app_links: Link,
});
export type LandingPage = Static<typeof LandingPage>;

/** A page that the operator edits, as paragraphs without markup. */
export const Page = Exact({
  slug: Slug,
  title: Text,
  untranslated: Untranslated('title', 'blocks'),
  updated_at: Nullable(Text),
  blocks: Type.Array(Exact({ kind: OneOf('heading', 'paragraph', 'list'), text: Text, items: Type.Array(Text) })),
});
export type Page = Static<typeof Page>;

const PAGES = [
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'cancellation-policy',
  'shipping-policy',
  'about-us',
  'help-and-support',
] as const;

/** An unknown slug returns 404, like an unpublished page. */
const PageSlug = Type.Unsafe<(typeof PAGES)[number]>({ ...IdOrSlug, description: PAGES.join(', ') });

const read = { method: 'GET', tag: 'Configuration', access: 'anyone', rate: 'browse', dependsOn: 'language' } as const;

export const config = {
  read: endpoint({ ...read, path: '/config', summary: 'Configuration of the shop', reply: Config, cacheSeconds: 60 }),
  landing: endpoint({ ...read, path: '/landing-page', summary: 'Landing page and footer', reply: LandingPage, cacheSeconds: 60 }),
  page: endpoint({
    ...read,
    path: '/pages/{slug}',
    summary: 'A page of the operator: policies, about, help',
    params: Exact({ slug: PageSlug }),
    reply: Page,
    problems: { 'page-off': { status: 404, message: 'This page is not published.' } },
    cacheSeconds: 60,
  }),
  vehicles: endpoint({
    ...read,
    path: '/get-vehicles',
    summary: 'Vehicles a delivery person may register with',
    query: Exact(optionalPage),
    reply: ListOf(
      'vehicles',
      Exact({
        id: Id,
        type: Text,
        starting_coverage_area: Kilometres,
        maximum_coverage_area: Kilometres,
        extra_charges: Money,
        status: Flag,
      }),
    ),
    cacheSeconds: 300,
  }),
};

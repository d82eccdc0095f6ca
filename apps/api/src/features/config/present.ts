import type { Config, LandingPage } from '@bozor/contract/shop/config.ts';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { unitOf } from '@bozor/domain/money/currency.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { DEMO_CODE } from '@bozor/domain/identity/one-time-code.ts';
import { SOCIAL_RETURN_PATH } from '@bozor/domain/identity/social-return.ts';
import { directionOf } from '@bozor/domain/words/direction.ts';
import { LANGUAGES } from '@bozor/domain/words/locale.ts';
import type { ApiConfig } from '../../platform/api.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import { inLocale } from '../../platform/settings/localized.ts';
import { currencyOf, type Settings } from '../../platform/settings/settings.ts';
import { enabledProviders } from '../../platform/settings/enabled-providers.ts';
import { phoneVerifierOf } from '../../platform/settings/phone-verifier-of.ts';
import type { PhoneVerifier } from '../../ports/phone-verifier.ts';
import type { SocialProvider } from '../../ports/social-provider.ts';
import { countriesIn } from './countries.ts';
import type { Figures, LandingModuleRow, VehicleRow } from './store.ts';

const MAP_ATTRIBUTION = '© OpenStreetMap contributors';

const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);

interface Presenting {
  readonly settings: Settings;
  readonly mode: ApiConfig['mode'];
  readonly locale: Locale;
  /** Public VAPID key with which browsers subscribe to push messages. */
  readonly pushPublicKey: string;
  /** The connected providers. */
  readonly socials: readonly SocialProvider[];
  /** External phone verification, where it is connected. */
  readonly phoneVerifier?: PhoneVerifier | undefined;
  readonly publicUrl: string;
}

/** Payment methods that at least one zone offers. */
export interface Payable {
  readonly inCash: boolean;
  /** The operator described a transfer method, and some zone allows it. */
  readonly byTransfer: boolean;
  /** Connected gateways; none when no zone allows online payments. */
  readonly gateways: readonly { readonly name: string; readonly title: string }[];
}

/** Presents the settings to front ends. */
export function presentConfig(
  { settings, mode, locale, pushPublicKey, socials, phoneVerifier, publicUrl }: Presenting,
  payable: Payable,
): Config {
  const money = (amount: number) => toJsonAmount(amount as Minor, settings.digit_after_decimal_point);
  const gateways = settings.digital_payment ? payable.gateways : [];
  const { code, symbol, position } = currencyOf(settings, locale);
  return {
    business_name: settings.business_name,
    logo_full_url: mediaUrl(settings.logo),
    phone: settings.business_phone,
    email: settings.business_email,
    address: inLocale(settings.business_address, locale),
    country: settings.country,
    country_picker_status: flag(settings.country_picker),
    countries: countriesIn(locale, settings.country),
    // Readers of every language live in the delivery area, so its country is the one saved with their choice.
    languages: Object.entries(LANGUAGES).map(([languageCode, { name: languageName }]) => ({
      languageName,
      languageCode,
      countryCode: settings.country,
      direction: directionOf(languageCode),
    })),
    timezone: settings.timezone,
    default_location: settings.default_location,
    currency: { code, symbol, symbol_position: position },
    currency_symbol: symbol,
    digit_after_decimal_point: settings.digit_after_decimal_point,
    guest_checkout_status: flag(settings.guest_checkout),
    guest_email: settings.guest_email,
    free_delivery_over: settings.free_delivery_over === null ? null : money(settings.free_delivery_over),
    // The limit depends on the order's zone and module; the quote carries it.
    maximum_cash_amount: null,
    tip_presets: settings.tip_presets.map(money),
    tip_maximum: money(settings.tip_maximum),
    schedule_days: settings.schedule_days,
    schedule_slot_minutes: settings.schedule_slot_minutes,
    weighing_tolerance_percent: settings.weighing_tolerance_percent,
    customer_wallet_status: flag(settings.wallet),
    wallet_partial_payment_status: flag(settings.wallet && settings.wallet_partial_payment),
    add_fund_status: flag(settings.wallet && settings.add_fund && gateways.length > 0),
    add_fund_minimum: money(settings.add_fund_minimum),
    add_fund_maximum: money(settings.add_fund_maximum),
    ref_earning_status: flag(settings.referral),
    ref_earning_amount: money(settings.referral_referrer),
    loyalty_point_status: flag(settings.loyalty),
    loyalty_point_minimum: settings.loyalty_minimum_points,
    loyalty_point_exchange_rate: unitOf({ digits: settings.digit_after_decimal_point }) / settings.loyalty_minor_per_point,
    cash_on_delivery: flag(payable.inCash),
    offline_payment_status: flag(settings.offline_payment && payable.byTransfer),
    digital_payment: flag(gateways.length > 0),
    payment_gateways: gateways.map(({ name, title }) => ({ gateway: name, title, image_full_url: null })),
    prescription_order_status: flag(settings.prescription_order),
    refund_active_status: flag(settings.refunds),
    ...presentSignIn(settings, { socials, publicUrl }),
    ...presentPhoneVerifier(phoneVerifierOf(settings, { phoneVerifier })),
    demo_otp: mode === 'demo' ? DEMO_CODE : null,
    otp_resend_seconds: settings.otp_resend_seconds,
    password_min_length: settings.password_min_length,
    refund_policy: flag(settings.refund_policy),
    cancelation_policy: flag(settings.cancelation_policy),
    shipping_policy: flag(settings.shipping_policy),
    footer_text: inLocale(settings.footer_text, locale),
    social_media: settings.social_media.map(({ name, link }) => ({ name, link })),
    base_urls: { item_image_url: '/media' },
    map: { style_url: settings.map_style_url, attribution: MAP_ATTRIBUTION },
    push_public_key: pushPublicKey,
  };
}

/**
 * Sign-in methods. A method through another provider is off while none is connected, whatever the setting says: its button would not work.
 */
function presentSignIn(
  settings: Settings,
  { socials, publicUrl }: Pick<Presenting, 'socials' | 'publicUrl'>,
): Pick<Config, 'centralize_login' | 'social_login' | 'apple_login'> {
  const providers = enabledProviders(settings, socials);
  const providerOf = (wanted: string) => providers.find(({ medium }) => medium === wanted);
  return {
    centralize_login: {
      manual_login_status: flag(settings.manual_login),
      otp_login_status: flag(settings.otp_login),
      social_login_status: flag(providers.length > 0),
      google_login_status: flag(providerOf('google') !== undefined),
      facebook_login_status: flag(providerOf('facebook') !== undefined),
      apple_login_status: flag(providerOf('apple') !== undefined),
      phone_verification_status: flag(settings.phone_verification),
      email_verification_status: flag(settings.email_verification),
    },
    social_login: (['google', 'facebook', 'apple'] as const).map((medium) => {
      const { clientId = '', signInUrl = '' } = providerOf(medium) ?? {};
      return { login_medium: medium, status: flag(clientId !== ''), client_id: clientId, sign_in_url: signInUrl };
    }),
    apple_login: {
      client_id: providerOf('apple')?.clientId ?? '',
      redirect_url_react: providerOf('apple') ? `${publicUrl}${SOCIAL_RETURN_PATH}` : '',
    },
  };
}

/** Whether the external provider verifies phones, and what browsers need to ask it for a code. */
function presentPhoneVerifier(verifier: PhoneVerifier | undefined): Pick<Config, 'firebase_otp_verification' | 'phone_verifier'> {
  if (!verifier) return { firebase_otp_verification: 0, phone_verifier: null };
  const { apiKey, url, challengeUrl } = verifier.client;
  return { firebase_otp_verification: 1, phone_verifier: { api_key: apiKey, url, challenge_url: challengeUrl } };
}

/** Texts and figures of the landing page and the footer. */
export function presentLanding(settings: Settings, locale: Locale, figures: Figures, modules: readonly LandingModuleRow[]): LandingPage {
  const said = ({ title, text }: Settings['landing_join_store']) => ({ title: inLocale(title, locale), text: inLocale(text, locale) });
  return {
    hero_title: inLocale(settings.landing_hero_title, locale),
    hero_sub_title: inLocale(settings.landing_hero_text, locale),
    hero_image_full_url: mediaUrl(settings.landing_hero_image),
    hero_image_phone_full_url: mediaUrl(settings.landing_hero_image_phone ?? settings.landing_hero_image),
    steps: settings.landing_steps.map(said),
    figures: { ...figures },
    modules: modules.map(({ id, module_type, name, description, icon }) => ({
      id,
      module_type,
      module_name: name,
      description,
      icon_full_url: mediaUrl(icon),
    })),
    join_store: said(settings.landing_join_store),
    join_delivery_man: said(settings.landing_join_rider),
    fixed_footer_description: inLocale(settings.footer_description, locale),
    fixed_newsletter_title: inLocale(settings.newsletter_title, locale),
    fixed_newsletter_sub_title: inLocale(settings.newsletter_sub_title, locale),
    download_user_app_links: {
      playstore_url: settings.playstore_url,
      playstore_url_status: flag(settings.playstore_url_status && settings.playstore_url !== ''),
      apple_store_url: settings.apple_store_url,
      apple_store_url_status: flag(settings.apple_store_url_status && settings.apple_store_url !== ''),
    },
  };
}

export function presentVehicle(row: VehicleRow, digits: number): ReplyOf<typeof API.config.vehicles>['vehicles'][number] {
  return {
    id: row.id,
    type: row.name,
    starting_coverage_area: row.min_metres / 1000,
    maximum_coverage_area: row.max_metres / 1000,
    extra_charges: toJsonAmount(row.extra_minor as Minor, digits),
    status: 1,
  };
}

import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Context of presenting an order: language, currency, and the signing key of tracking links. */
export interface Presenting {
  readonly locale: Locale;
  readonly settings: Settings;
  readonly translate: (text: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly money: (minor: number) => number;
  readonly signingSecret: string;
  readonly now: Date;
}

export async function presentingIn(api: Pick<Api, 'settings' | 'words' | 'config' | 'adapters'>, locale: Locale): Promise<Presenting> {
  const settings = await api.settings.read();
  return {
    locale,
    settings,
    translate: (text, values) => api.words.translate(locale, text, values),
    money: (minor) => toJsonAmount(minor as Minor, settings.digit_after_decimal_point),
    signingSecret: api.config.secrets.signing,
    now: api.adapters.clock.now(),
  };
}

import type { Page } from '@bozor/contract/shop/config.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { presentPage } from './present.ts';
import { findPage } from './store.ts';

/** An operator's page. Pages with a switch in the settings exist only while it is on. */
export async function readPage(api: Api, slug: string, locale: Locale): Promise<Page> {
  const [settings, page] = await Promise.all([api.settings.read(), findPage(api.db, slug, locale)]);
  const switchName = SWITCHES[slug];
  if (!page || (switchName && !settings[switchName])) throw refuse(API.config.page, 'page-off');
  return presentPage(page);
}

const SWITCHES: Readonly<Record<string, keyof Pick<Settings, 'refund_policy' | 'cancelation_policy' | 'shipping_policy'>>> = {
  'refund-policy': 'refund_policy',
  'cancellation-policy': 'cancelation_policy',
  'shipping-policy': 'shipping_policy',
};

import { calls } from '@bozor/contract/shop/calls.ts';
import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import type { Api } from '@bozor/web/api/api.ts';
import { goTo } from '@bozor/web/navigation/navigate.ts';
import { readStored } from '../../platform/storage.ts';
import { urls } from '../../platform/pages/urls.ts';

/**
 * After a module was chosen: asks a signed-in customer once for their interests there, if the module has categories to ask about and a zone
 * is known. Failures are ignored, since the customer already is where they wanted to be.
 */
export async function openInterests(api: Pick<Api, 'call'>, module: Pick<Module, 'id' | 'module_type'>): Promise<void> {
  if (module.module_type === 'parcel' || !readStored('token') || !readStored('zoneid')) return;
  try {
    const { selected_modules_for_interest: answered } = await api.call(calls.customer.info);
    if (answered.includes(module.id)) return;
    const { data } = await api.call(calls.categories.interests);
    if (data.some((category) => category.module_id === module.id)) goTo(urls.interest({ module_id: module.id }));
  } catch {
    // The prompt can appear another time.
  }
}

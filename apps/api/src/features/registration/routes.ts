import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { applyAsCourier } from './apply-as-courier.ts';
import { applyAsStore } from './apply-as-store.ts';

export function registrationRoutes(api: Api): void {
  const thanks = (locale: string) => ({
    message: api.words.translate(locale, 'Thank you. We have your application and will write to you.'),
  });

  mount(api, API.registration.store, async ({ body, files, scope: { locale }, request }) => {
    await applyAsStore(api, body, { files, locale, ip: request.ip });
    return thanks(locale);
  });
  mount(api, API.registration.courier, async ({ body, files, scope: { locale }, request }) => {
    await applyAsCourier(api, body, { files, locale, ip: request.ip });
    return thanks(locale);
  });
}

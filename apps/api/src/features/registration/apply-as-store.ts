import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkStoreApplication } from '@bozor/domain/identity/check-application.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import { refuseFaults } from './refuse-faults.ts';
import { findKind, findZoneAt, insertStoreApplication } from './store.ts';
import { personOf, submitApplication, type ApplicationContext } from './submit-application.ts';

/** Stores a store's application, which waits for the operator, and mails them. */
export async function applyAsStore(
  api: Api,
  form: GivenBodyOf<typeof API.registration.store>,
  { files, locale, ip }: ApplicationContext,
): Promise<void> {
  refuseFaults(checkStoreApplication({ ...form, module_id: String(form.module_id) }));
  const [zone, kind] = await Promise.all([findZoneAt(api.db, form), findKind(api.db, form.module_id)]);
  if (!zone) throw refuse(API.registration.store, 'zone-not-found', { field: 'address' });
  if (!kind) throw refuse(API.registration.store, 'kind-not-open', { field: 'module_id' });
  const person = personOf(form, locale);
  const name = form.name.trim();
  const address = form.address.trim();
  await submitApplication(api, ip, {
    kind: 'store',
    person,
    picture: { field: 'logo', files: files['logo'] ?? [] },
    insert: (trx, logo) =>
      insertStoreApplication(trx, {
        ...person,
        store_name: name,
        store_address: address,
        module_id: form.module_id,
        zone_id: zone.id,
        lat: form.latitude,
        lng: form.longitude,
        logo,
      }),
    subject: `New store: ${name}`,
    facts: [`${kind.name}, ${zone.name}`, address],
  });
}

import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkCourierApplication } from '@bozor/domain/identity/check-application.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import { refuseFaults } from './refuse-faults.ts';
import { findVehicle, findZone, insertCourierApplication } from './store.ts';
import { personOf, submitApplication, type ApplicationContext } from './submit-application.ts';

/** Stores a courier's application and mails the operator. */
export async function applyAsCourier(
  api: Api,
  form: GivenBodyOf<typeof API.registration.courier>,
  { files, locale, ip }: ApplicationContext,
): Promise<void> {
  refuseFaults(checkCourierApplication({ ...form, zone_id: String(form.zone_id), vehicle_id: String(form.vehicle_id) }));
  const [zone, vehicle] = await Promise.all([findZone(api.db, form.zone_id), findVehicle(api.db, form.vehicle_id)]);
  if (!zone) throw refuse(API.registration.courier, 'zone-not-open', { field: 'zone_id' });
  if (!vehicle) throw refuse(API.registration.courier, 'vehicle-not-known', { field: 'vehicle_id' });
  const person = personOf(form, locale);
  await submitApplication(api, ip, {
    kind: 'courier',
    person,
    picture: { field: 'image', files: files['image'] ?? [] },
    insert: (trx, image) => insertCourierApplication(trx, { ...person, zone_id: zone.id, vehicle_id: vehicle.id, image }),
    subject: `New courier: ${form.contact_person_name.trim()}`,
    facts: [`${vehicle.name}, ${zone.name}`],
  });
}

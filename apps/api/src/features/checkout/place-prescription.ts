import { createHash, randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { SentFile } from '../../platform/http/read-form.ts';
import type { Owner } from '../cart/owner.ts';
import { afterPlacing } from '../orders/after-placing.ts';
import { createOrder } from '../orders/create-order.ts';
import { loadStores, type LoadedStore } from '../stores/load-stores.ts';
import { answerOf } from './answer-of.ts';
import { checkContact } from './check-contact.ts';
import { newChargeRows, newOrderRow } from './new-order-rows.ts';
import { withoutObstacles } from './obstacles.ts';
import { checkPaymentMethod, replay, type Placing } from './place-order.ts';
import { priceGoods } from './prepare-order.ts';
import type { Preparing } from './prepared-order.ts';
import { attachPrescriptions } from '../../platform/media/picture-records.ts';
import { findKey, storingAnswer, claimKey } from './store.ts';
import { storePrescription, checkPrescription } from './upload-prescription.ts';

type PrescriptionForm = GivenBodyOf<typeof API.checkout.placePrescription>;

/**
 * Places a pharmacy order from a prescription alone. Delivery, charges and tip are priced now. The order stays in review until the
 * pharmacist has added the medicines and their prices. The customer pays the courier.
 */
export async function placePrescription(
  api: Api,
  owner: Owner,
  form: PrescriptionForm,
  files: readonly SentFile[],
  placing: Placing,
): Promise<PlacedOrder> {
  if (owner.customer_id === null && !placing.settings.guest_checkout) throw refuse(API.checkout.placePrescription, 'guest-checkout-off');
  const pictures = await checkPrescription(api, owner, files);
  const key = keyOf(owner, form, files, placing);
  const before = await findKey(api.checkoutDb, key);
  if (before) return replay(before, key.bodyHash);
  const body = { ...form, order_type: 'delivery', payment_method: 'cash_on_delivery' } as const;
  const goods = {
    cart: undefined,
    source: 'prescription',
    store: await pharmacyOf(api, form.store_id, placing),
    zone: undefined,
    lines: [],
    stuck: [],
  } as const;
  const [prepared, contact] = await Promise.all([priceGoods(api, owner, goods, body, placing), checkContact(api.db, owner, body)]);
  const order = withoutObstacles(prepared);
  checkPaymentMethod(order, body, placing);
  const { settings, scope } = placing;
  const known = {
    currency: settings.currency_code,
    locale: scope.locale,
    changeFromMinor: null,
    prescriptions: pictures.keys,
    commissionPercent: settings.store_commission_percent,
  };
  const row = newOrderRow(order, owner, body, contact, known);
  return storePrescription(pictures, () =>
    inTransaction(
      api.checkoutDb,
      async (trx) => {
        const earlier = await claimKey(trx, key);
        if (earlier) {
          await pictures.discard();
          return replay(earlier, key.bodyHash);
        }
        await pictures.note(trx);
        await attachPrescriptions(trx, owner, pictures.keys);
        const created = await createOrder(trx, {
          order: row,
          charges: newChargeRows(order),
          lines: [],
          beside: (placed) => storingAnswer(key, answerOf(api, order, body, placed, placing)),
        });
        await afterPlacing(api, trx, created.id, {
          guest_id: owner.guest_id,
          phone: row.contact_person_number,
          locale: placing.scope.locale,
          order_type: row.order_type,
        });
        return answerOf(api, order, body, created, placing);
      },
      { isRepeatable: true },
    ),
  );
}

function keyOf(owner: Owner, form: PrescriptionForm, files: readonly SentFile[], { idempotencyKey }: Placing) {
  const hash = createHash('sha256').update(JSON.stringify(form));
  for (const { bytes } of files) hash.update(createHash('sha256').update(bytes).digest());
  return {
    actor: owner.customer_id === null ? `guest:${owner.guest_id}` : `customer:${owner.customer_id}`,
    key: idempotencyKey ?? `prescription:${randomUUID()}`,
    operation: 'place-prescription',
    bodyHash: hash.digest(),
  };
}

async function pharmacyOf(api: Api, storeId: number, { scope, now, settings }: Preparing): Promise<LoadedStore> {
  const reading = { locale: scope.locale, now, digits: settings.digit_after_decimal_point, settings, scope };
  const store = (await loadStores(api.db, [storeId], reading)).get(storeId);
  if (!store) throw refuse(API.checkout.placePrescription, 'store-not-found', { field: 'store_id' });
  if (!settings.prescription_order || !store.row.prescription_order || store.row.module_type !== 'pharmacy')
    throw refuse(API.checkout.placePrescription, 'prescription-off', { field: 'store_id' });
  return store;
}

import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/** Attaches this owner's uploads that belong to no order yet. Returns their number. */
export async function attachPrescriptions(
  trx: Transaction,
  { customer_id, guest_id }: { readonly customer_id: number | null; readonly guest_id: number | null },
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('media_objects')
    .set({ attached_at: sql`now()` })
    .where('key', 'in', [...keys])
    .where('purpose', '=', 'prescription')
    .where('attached_at', 'is', null)
    .where((eb) => (customer_id === null ? eb('guest_id', '=', guest_id) : eb('customer_id', '=', customer_id)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes records of uploads older than a day that no order uses, and returns their keys. */
export async function deleteUnusedPrescriptions(trx: Transaction, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from media_objects where key in (
      select key from media_objects
      where attached_at is null and purpose = 'prescription' and created_at < now() - interval '1 day'
      order by created_at limit ${most} for update skip locked
    ) returning key`.execute(trx);
  return rows.map(({ key }) => key);
}

export async function deleteProfilePicture(trx: Transaction, key: string): Promise<void> {
  await trx.deleteFrom('media_objects').where('key', '=', key).where('purpose', '=', 'profile').execute();
}

/** Deletes the records of a customer's photo and chat pictures, and returns their keys. */
export async function deletePicturesOf(trx: Transaction, customerId: number): Promise<readonly string[]> {
  const rows = await trx
    .deleteFrom('media_objects')
    .where('customer_id', '=', customerId)
    .where('purpose', 'in', ['profile', 'chat'])
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Deletes the records of these pictures of a customer, and of prescriptions that no order uses any more. Returns the keys. */
export async function deletePicturesOfOrders(trx: Transaction, customerId: number, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from media_objects m where m.customer_id = ${customerId}
      and (m.key = any(${[...keys]})
        or m.purpose = 'prescription' and not exists (select from order_attachments a where a.media_key = m.key)) returning m.key`.execute(
    trx,
  );
  return rows.map(({ key }) => key);
}

/** Deletes the records of these pictures, whoever owns them. */
export async function deletePictures(trx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await trx
      .deleteFrom('media_objects')
      .where('key', 'in', [...keys])
      .execute();
}

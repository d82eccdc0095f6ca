import { PROOF_DAYS, type ProofPlace } from '@bozor/domain/couriers/photo-proof.ts';
import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { privateMediaUrl } from '../../platform/media/private-media.ts';
import { deletePictures } from '../../platform/media/picture-records.ts';
import type { OrderRow } from './order-row.ts';
import type { Presenting } from './presenting.ts';

/** Small enough for a short transaction; the next run takes the rest. */
const BATCH = 200;

/** Keeps the photo that proves a delivery. */
export async function insertProof(trx: Transaction, orderId: number, mediaKey: string, place: ProofPlace): Promise<void> {
  await trx.insertInto('delivery_proofs').values({ order_id: orderId, media_key: mediaKey, place }).execute();
}

export function presentProof({ delivery_proof: proof }: Pick<OrderRow, 'delivery_proof'>, { signingSecret, now }: Presenting) {
  return proof && { image_full_url: privateMediaUrl(signingSecret, proof.key, now), place: proof.place };
}

/** Deletes photos after their days. Called once, while the API is composed. */
export function defineSweepingDeliveryPhotos({ jobs, db, adapters: { media } }: Pick<Api, 'jobs' | 'db' | 'adapters'>): void {
  jobs.define('sweep-delivery-photos', 'chores', () =>
    // A file that cannot be removed rolls its row back, so that the next run tries again.
    inTransaction(db, async (trx) => {
      const { rows } = await sql<{ media_key: string }>`
        delete from delivery_proofs where order_id = any(array(
          select order_id from delivery_proofs where created_at < now() - make_interval(days => ${PROOF_DAYS})
          order by created_at limit ${BATCH} for update skip locked)) returning media_key`.execute(trx);
      const keys = rows.map(({ media_key: key }) => key);
      await deletePictures(trx, keys);
      for (const key of keys) await media.remove(key);
    }),
  );
  jobs.every('37 * * * *', 'sweep-delivery-photos');
}

import type { Phone } from '@bozor/domain/identity/phone.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { findGuestOrder } from './store.ts';

/** Whether a guest, known by the hash of the guest id, ordered with this contact phone: an account for it can take these orders over. */
export async function hasGuestOrders(db: Database | Transaction, guestHash: Buffer, phone: Phone): Promise<boolean> {
  return (await findGuestOrder(db, guestHash, phone)) !== undefined;
}

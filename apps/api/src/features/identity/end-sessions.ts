import type { Transaction } from '../../platform/db/database.ts';
import { revokeSessions } from './store.ts';

/** Ends all sessions of a customer, but for `exceptId`: after a password change, or when the account is deleted. */
export async function endSessions(trx: Transaction, customerId: number, exceptId?: number): Promise<void> {
  await revokeSessions(trx, customerId, exceptId);
}

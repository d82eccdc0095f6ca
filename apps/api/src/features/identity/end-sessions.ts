import type { Transaction } from '../../platform/db/database.ts';
import { revokeSessions } from './store.ts';

/** Signs a customer out everywhere, or everywhere but here (`exceptId`): the password changed, or the account is gone. */
export async function endSessions(trx: Transaction, customerId: number, exceptId?: number): Promise<void> {
  await revokeSessions(trx, customerId, exceptId);
}

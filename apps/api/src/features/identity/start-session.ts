import type { Database } from '../../platform/db/database.ts';
import { hashOf, newCredential } from '../../platform/http/credential.ts';
import { insertSession } from './store.ts';

/** Signs a customer in, with a new token at every sign-in. */
export async function startSession(db: Database, customerId: number, userAgent?: string): Promise<string> {
  const token = newCredential();
  await insertSession(db, { tokenHash: hashOf(token), customerId, userAgent: userAgent?.slice(0, 255) });
  return token;
}

import type { Database } from '../../platform/db/database.ts';
import { hashOf, newCredential } from '../../platform/http/credential.ts';
import { insertGuest } from './store.ts';

/** Creates a guest and returns its secret id. */
export async function requestGuest(db: Database): Promise<string> {
  const guestId = newCredential();
  await insertGuest(db, hashOf(guestId));
  return guestId;
}

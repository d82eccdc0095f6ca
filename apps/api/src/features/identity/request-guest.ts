import type { Database } from '../../platform/db/database.ts';
import { hashOf, newCredential } from '../../platform/http/credential.ts';
import { insertGuest } from './store.ts';

/** Makes a guest and answers the id that only its owner will ever know. */
export async function requestGuest(db: Database): Promise<string> {
  const guestId = newCredential();
  await insertGuest(db, hashOf(guestId));
  return guestId;
}

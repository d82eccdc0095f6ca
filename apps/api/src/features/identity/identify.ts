import type { Identify } from '../../platform/http/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { hashOf } from '../../platform/http/credential.ts';
import { findStaff, isStaffSessionAlive } from '../staff/find-staff.ts';
import { findGuest, findSession, isSessionAlive, recordVisit, prolongSession } from './store.ts';

/** A session is prolonged at most this often, so that reads do not write. */
const PROLONG_AFTER_MS = 60 * 60 * 1000;
/** A guest's last visit is updated at most this often. */
const SEEN_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Identifies the owner of a token or guest id. Queries the database on every call, so that a revoked one is invalid at once in every
 * process.
 */
export function identifyBy(db: Database): Identify {
  return {
    async customerOf(token) {
      const session = await findSession(db, hashOf(token));
      if (!session) return undefined;
      if (session.idleMs > PROLONG_AFTER_MS) await prolongSession(db, session.id);
      return { kind: 'customer', customerId: session.customer_id, sessionId: session.id };
    },
    async guestOf(guestId) {
      const guest = await findGuest(db, hashOf(guestId));
      if (!guest) return undefined;
      if (guest.idleMs > SEEN_AFTER_MS) await recordVisit(db, guest.id);
      return { kind: 'guest', guestId: guest.id };
    },
    staffOf: async (token, isUnattended) => findStaff(db, token, isUnattended),
    async isStill(actor) {
      switch (actor.kind) {
        case 'customer':
          return isSessionAlive(db, actor.sessionId);
        case 'staff':
          return isStaffSessionAlive(db, actor.sessionId);
        case 'guest':
        case 'anonymous':
          return true;
      }
    },
  };
}

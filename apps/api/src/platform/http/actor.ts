import type { IncomingHttpHeaders } from 'node:http';
import type { Grant, Reach } from '@bozor/domain/staff/grants.ts';
import type { Permission, StaffRole, StaffScope } from '@bozor/domain/staff/permissions.ts';
import { isConsole, type StaffCookie } from './staff-cookie.ts';

/** The caller, authenticated by a token or a guest id. Ownership is checked in SQL with these ids. */
export type Actor = Visitor | Staff;

/** A caller of the shop's endpoints, which staff cannot be. */
export type Visitor = Customer | Guest | Anonymous;

export interface Customer {
  readonly kind: 'customer';
  readonly customerId: number;
  readonly sessionId: number;
}

export interface Guest {
  readonly kind: 'guest';
  readonly guestId: number;
}

export interface Anonymous {
  readonly kind: 'anonymous';
}

export type Shopper = Customer | Guest;

/**
 * A person who works for the shop, a store, or as a courier. `scope` becomes a WHERE clause of each use-case: an object outside it is not
 * found.
 */
export interface Staff<Scope extends StaffScope = StaffScope> {
  readonly kind: 'staff';
  readonly staffId: number;
  readonly sessionId: number;
  readonly role: StaffRole;
  readonly permissions: ReadonlySet<Permission>;
  readonly scope: Reach<Scope>;
  /** All of their grants. An endpoint's caller has role, permissions and scope by those that give the endpoint's permission. */
  readonly grants: readonly Grant[];
  /** Whether the person proved who they are within the last minutes (`PROOF_SECONDS`). */
  readonly isProved?: boolean;
  /** Came by a PIN on a shared tablet, so that money and people need a proof. */
  readonly isByPin?: boolean;
  /** Address of the request, for the audit log. */
  readonly address?: string;
  /** Id of the request, by which the log of the server tells more. */
  readonly requestId?: string;
}

export type { Reach };

export const ANONYMOUS: Anonymous = { kind: 'anonymous' };

/** Credentials of a request: a bearer token, a guest id, the cookie of a staff session. Never logged. */
export interface Credentials {
  readonly token: string | undefined;
  readonly guestId: string | undefined;
  /** Token of a staff session, as the cookie has it. */
  readonly staffCookie: string | undefined;
  /** The request comes from a page of the consoles. */
  readonly isConsole: boolean;
  /** The page sent it by itself: nobody has touched it for minutes. */
  readonly isUnattended?: boolean;
  /** Member of staff in whose name the page acts, as it believes. */
  readonly actingAs?: string | undefined;
}

/**
 * Looks credentials up. An invalid token gives `undefined`, which the route turns into 401. An unknown guest id gives a visitor without
 * identity and creates nothing.
 */
export interface Identify {
  customerOf(token: string): Promise<Customer | undefined>;
  guestOf(guestId: string): Promise<Guest | undefined>;
  /**
   * Looks only among staff sessions. A customer's token is invalid here, and a staff token for `Customer`. A page that nobody attends does
   * not prolong a session of the whole shop.
   */
  staffOf(token: string, isUnattended?: boolean): Promise<Staff | undefined>;
  /** Whether an actor's session or guest id is still valid: a stream may outlive it. */
  isStill(actor: Actor): Promise<boolean>;
}

/** Longer than any guest id. Only the hash of what was sent is looked up. */
const LONGEST_GUEST_ID = 200;
/** A guest id that was never set, as programs write it. */
const NO_GUEST = new Set(['', 'null', 'undefined']);

export function readCredentials(
  headers: IncomingHttpHeaders,
  { query, body, staffCookie }: { readonly query: unknown; readonly body: unknown; readonly staffCookie: StaffCookie },
): Credentials {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const guest = single(headers['x-guest-id']) ?? field(query, 'guest_id') ?? field(body, 'guest_id');
  return {
    token: bearer,
    guestId: guest === undefined || NO_GUEST.has(guest) ? undefined : guest.slice(0, LONGEST_GUEST_ID),
    staffCookie: staffCookie.read(headers),
    isConsole: isConsole(headers),
    isUnattended: headers['x-bozor-unattended'] === '1',
    actingAs: single(headers['x-bozor-person']),
  };
}

function field(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = (value as Record<string, unknown>)[name];
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : undefined;
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

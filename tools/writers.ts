import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourcesOf, TESTS } from './architecture.ts';

/** Folder of apps/api/src → tables that only it writes. Triggers write too, and the seed; everybody may read. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  'features/addresses': ['addresses'],
  'features/cart': ['cart_lines', 'carts'],
  'features/checkout': ['idempotency_keys', 'quotes'],
  'features/couriers': ['courier_cash', 'courier_offers', 'courier_shifts', 'order_codes'],
  'features/coupons': ['coupon_uses', 'coupons'],
  'features/identity': ['customers', 'guests', 'identities', 'one_time_codes', 'pending_steps', 'sessions'],
  'features/interests': ['interest_answers', 'interests'],
  'features/items': ['flash_sale_items', 'item_stock'],
  'features/messages': ['conversations', 'messages'],
  'features/newsletter': ['newsletter_subscribers'],
  'features/notifications': ['notifications'],
  'features/orders': [
    'delivery_proofs',
    'order_acts',
    'order_adjustments',
    'order_attachments',
    'order_events',
    'order_charges',
    'order_lines',
    'orders',
    'parcel_details',
    'prescription_questions',
    'refund_lines',
    'refunds',
    'rider_positions',
    'rider_trail',
    'tickets',
  ],
  'features/payments': ['offline_payments', 'payment_attempts', 'payment_events', 'payments'],
  'features/push': ['push_subscriptions'],
  'features/registration': ['rider_registrations', 'vendor_registrations'],
  'features/reviews': ['reviews', 'rider_reviews'],
  'features/sandbox-gateway': ['sandbox_payments', 'sandbox_refunds'],
  'features/staff': [
    'staff',
    'staff_challenges',
    'staff_credentials',
    'staff_grants',
    'staff_invitations',
    'staff_lost_factor_approvals',
    'staff_lost_factors',
    'staff_passkeys',
    'staff_pin_tries',
    'staff_pins',
    'staff_recovery_codes',
    'staff_sessions',
  ],
  'features/store-menu': ['item_pauses', 'items'],
  'features/store-shift': ['store_closures', 'store_hours', 'store_ready_minutes', 'stores'],
  'features/stores': ['store_pace'],
  'features/wallet': ['ledger_entries', 'ledger_postings', 'referrals'],
  'features/wishlist': ['wishlist_items', 'wishlist_stores'],
  'platform/audit': ['audit_log'],
  'platform/db': ['schema_migrations'],
  'platform/jobs': ['job_workers', 'requested_jobs'],
  'platform/media': ['media_objects'],
  'platform/outbox': ['outbox'],
  'platform/rates': ['rate_counters'],
};

const ROOM = 'apps/api/src/';
/** Words of Kysely and of SQL that write, each before the name of a table. */
const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*(?:'(\w+)[^']*'|([^)]*))/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:(?:only\s+)?(?:public\.)?"?(\w+)|(\$\{[^}]*\}))/gi,
  /\bupdate\s+(?:only\s+)?(?:(?:public\.)?"?(\w+)"?|(\$\{[^}]*\}))(?:\s+(?:as\s+)?\w+)?\s+set\b/gi,
];

/** Every write of the API to a table that another folder owns, one line each. */
export function foreignWrites(root: string, owners: typeof OWNERS = OWNERS): string[] {
  const ownerOf = new Map(Object.entries(owners).flatMap(([folder, tables]) => tables.map((table) => [table, folder] as const)));
  return sourcesOf(root, 'apps/api/src').flatMap((path) => {
    if (TESTS.test(path) || !path.endsWith('.ts')) return [];
    const code = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    const folder = path.slice(ROOM.length).split('/').slice(0, 2).join('/');
    return tablesWritten(code).flatMap(({ table, unknown }) => {
      if (table === undefined) return [`${path}: writes a table whose name is not written out: ${unknown}`];
      const owner = ownerOf.get(table);
      if (owner === folder) return [];
      return [
        owner === undefined
          ? `${path}: writes ${table}, which nobody owns; name its owner in tools/writers.ts.`
          : `${path}: writes ${table} of ${owner}; call a use-case there.`,
      ];
    });
  });
}

function tablesWritten(code: string): { table?: string; unknown?: string }[] {
  return WRITES.flatMap((write) => [...code.matchAll(write)].map(([, table, unknown]) => ({ table: table?.toLowerCase(), unknown })));
}

if (import.meta.main) {
  const found = [...new Set(foreignWrites(dirname(import.meta.dirname)))];
  for (const line of found) console.log(line);
  process.exitCode = found.length === 0 ? 0 : 1;
}

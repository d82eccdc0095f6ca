import { hashOf, newCredential } from '@bozor/api/platform/http/credential.ts';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import type pg from 'pg';

/** Bearer tokens of the people who serve orders in a chaos run, and the courier on duty. */
export interface SmallStaff {
  readonly store: string;
  readonly operator: string;
  readonly courier: string;
  readonly courierId: number;
}

/** Signs in a manager of the only store, an owner of the shop, and a courier, without a second factor. */
export async function buildSmallStaff(pool: pg.Pool): Promise<SmallStaff> {
  const one = async (text: string, values: unknown[] = []) => (await pool.query<{ id: number }>(text, values)).rows[0]!.id;
  const storeId = await one('select id from stores');
  const courierId = await one(`insert into riders (zone_id, f_name, phone) select id, 'Jasur', '+998935550104' from zones returning id`);
  const signIn = async (role: StaffRole, { ofStore, ofCourier }: { ofStore?: number; ofCourier?: number } = {}) => {
    const staffId = await one(`insert into staff (name) values ($1) returning id`, [role]);
    await pool.query('insert into staff_grants (staff_id, role, store_id, rider_id) values ($1, $2, $3, $4)', [
      staffId,
      role,
      ofStore ?? null,
      ofCourier ?? null,
    ]);
    const token = newCredential();
    await pool.query(
      `insert into staff_sessions (staff_id, token_hash, expires_at, proved_at) values ($1, $2, now() + interval '1 day', now())`,
      [staffId, hashOf(token)],
    );
    return token;
  };
  return {
    store: await signIn('store_manager', { ofStore: storeId }),
    operator: await signIn('owner'),
    courier: await signIn('courier', { ofCourier: courierId }),
    courierId,
  };
}

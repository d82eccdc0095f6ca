import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

/** Returns false when the module is off or a category is not one that it offers. The caller must then roll back. */
export async function replaceInterests(
  trx: Transaction,
  {
    customerId,
    moduleId,
    categoryIds,
  }: { readonly customerId: number; readonly moduleId: number; readonly categoryIds: readonly number[] },
): Promise<boolean> {
  const answered = await sql`
    insert into interest_answers (customer_id, module_id) select ${customerId}, id from modules where id = ${moduleId} and is_active
    on conflict (customer_id, module_id) do update set answered_at = now() returning module_id`.execute(trx);
  if (answered.rows.length === 0) return false;
  await sql`
    delete from interests using categories c
    where interests.category_id = c.id and interests.customer_id = ${customerId} and c.module_id = ${moduleId}`.execute(trx);
  const chosen = await sql`
    insert into interests (customer_id, category_id)
    select ${customerId}, id from categories
    where id = any(${[...categoryIds]}::bigint[]) and module_id = ${moduleId} and parent_id is null and is_active
    returning category_id`.execute(trx);
  return chosen.rows.length === categoryIds.length;
}

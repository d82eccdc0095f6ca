import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { badHeader, refuse } from '../../platform/http/problem.ts';
import { replaceInterests } from './store.ts';

/** Replaces a customer's interests in one module. An empty list is stored too: the customer skipped the question. */
export async function saveInterests(
  api: Api,
  customerId: number,
  moduleId: number | undefined,
  categoryIds: readonly number[],
): Promise<void> {
  if (moduleId === undefined) throw badHeader('moduleId');
  await inTransaction(
    api.db,
    async (trx) => {
      const isValid = await replaceInterests(trx, { customerId, moduleId, categoryIds: [...new Set(categoryIds)] });
      if (!isValid) throw refuse(API.customer.saveInterests, 'category-not-found', { field: 'interest' });
    },
    { isRepeatable: true },
  );
}

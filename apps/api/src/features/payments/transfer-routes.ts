import type { Transfer } from '@bozor/contract/operator/transfers.ts';
import { API } from '@bozor/contract/operator/routes.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { presentingIn } from '../orders/presenting.ts';
import { decideByPerson } from './decide-by-person.ts';
import { readTransfers } from './read-transfers.ts';

export function transferRoutes(api: Api): void {
  const { transfers } = API;

  mount(api, transfers.queue, async ({ actor, query, scope }) =>
    readTransfers(api.db, actor, query.order, await presentingIn(api, scope.locale)),
  );
  mount(api, transfers.approve, async ({ actor, params, scope }) => {
    const decided = await decideByPerson(api, actor, { orderId: params.order, hasCome: true });
    if (!decided.ok) throw refuse(transfers.deny, decided.problem);
    return one(actor, params.order, scope.locale);
  });
  mount(api, transfers.deny, async ({ actor, params, body, scope }) => {
    const decided = await decideByPerson(api, actor, { orderId: params.order, hasCome: false, reason: body.reason });
    if (!decided.ok) throw refuse(transfers.deny, decided.problem, decided.problem === 'reason-required' ? { field: 'reason' } : {});
    return one(actor, params.order, scope.locale);
  });

  async function one(actor: Staff, orderId: number, locale: Locale): Promise<Transfer> {
    const found = await readTransfers(api.db, actor, orderId, await presentingIn(api, locale));
    if (!found.transfers[0]) throw refuse(transfers.approve, 'order-not-found');
    return found.transfers[0];
  }
}

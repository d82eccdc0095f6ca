import type { OrderRefunds } from '@bozor/contract/operator/refunds.ts';
import { API } from '@bozor/contract/operator/routes.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { presentingIn } from '../orders/presenting.ts';
import { answerRequest, decideLarge, markPaid } from '../orders/refunds/answer-refund.ts';
import { giveCredit, giveRefund } from '../orders/refunds/give-refund.ts';
import { presentQueued, readOrderRefunds, readRefundQueue } from './read-refunds.ts';

export function refundRoutes(api: Api): void {
  const { refunds } = API;

  mount(api, refunds.ofOrder, async ({ actor, params, scope }) => ofOrder(actor, params.id, scope.locale));
  mount(api, refunds.queue, async ({ actor, query, scope: { locale } }) => {
    const [{ rows, next }, presenting] = await Promise.all([readRefundQueue(api.db, actor, query, locale), presentingIn(api, locale)]);
    return { refunds: rows.map((row) => presentQueued(row, actor, presenting)), next };
  });

  mount(api, refunds.give, async ({ actor, params, body, scope, request }) => {
    await giveRefund(api, { by: actor, orderId: params.id, key: readIdempotencyKey(request.headers) }, body);
    return ofOrder(actor, params.id, scope.locale);
  });
  mount(api, refunds.credit, async ({ actor, params, body, scope, request }) => {
    await giveCredit(api, { by: actor, orderId: params.id, key: readIdempotencyKey(request.headers) }, body);
    return ofOrder(actor, params.id, scope.locale);
  });
  mount(api, refunds.answer, async ({ actor, params, body, scope }) =>
    ofOrder(actor, await answerRequest(api, actor, params.id, body), scope.locale),
  );
  mount(api, refunds.approve, async ({ actor, params, scope }) =>
    ofOrder(actor, await decideLarge(api, actor, params.id, { isApproved: true, note: undefined }), scope.locale),
  );
  mount(api, refunds.decline, async ({ actor, params, body, scope }) =>
    ofOrder(actor, await decideLarge(api, actor, params.id, { isApproved: false, note: body.note }), scope.locale),
  );
  mount(api, refunds.paid, async ({ actor, params, scope }) => ofOrder(actor, await markPaid(api, actor, params.id), scope.locale));

  async function ofOrder(actor: Staff, orderId: number, locale: Locale): Promise<OrderRefunds> {
    const found = await readOrderRefunds(api, actor, orderId, await presentingIn(api, locale));
    if (!found) throw refuse(refunds.ofOrder, 'order-not-found');
    return found;
  }
}

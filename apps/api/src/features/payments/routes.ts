import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { mount } from '../../platform/http/mount.ts';
import { wholeList } from '../../platform/http/whole-list.ts';
import { ownerOf } from '../cart/owner.ts';
import { changePayment, cancelUnpaid, payInCash } from './change-payment.ts';
import { readOfflineMethods } from './offline-methods.ts';
import { handleCallback } from './handle-callback.ts';
import { topUp } from './top-up.ts';

export function paymentRoutes(api: Api): void {
  mount(api, API.payment.offlineMethods, async ({ query, scope }) => {
    const [{ offline_payment: isOn }, rows] = await Promise.all([api.settings.read(), readOfflineMethods(api.db, scope.locale)]);
    const methods = (isOn ? rows : []).map(({ id, name, note, details, fields }) => ({
      id,
      method_name: name,
      note,
      method_fields: details.map(({ label, value }) => ({ label, value })),
      method_informations: fields.map((field) => ({ name: field.name, label: field.label, placeholder: '', required: field.required })),
    }));
    return wholeList('methods', methods, query);
  });

  mount(api, API.payment.change, async ({ actor, body, scope }) => {
    const redirect_url = await changePayment(api, ownerOf(actor), body, scope.locale);
    return {
      message: api.words.translate(scope.locale, 'Payment info updated.'),
      payment_method: body.payment_method,
      payment_status: 'unpaid' as const,
      redirect_url,
    };
  });

  mount(api, API.payment.switchToCash, async ({ actor, body, scope }) => {
    await payInCash(api, ownerOf(actor), body.order_id);
    return { message: api.words.translate(scope.locale, 'Payment info updated.') };
  });

  mount(api, API.payment.cancelFailed, async ({ actor, body, scope }) => {
    await cancelUnpaid(api, ownerOf(actor), body.order_id, body.reason);
    return { message: api.words.translate(scope.locale, 'The order is canceled.') };
  });

  mount(api, API.wallet.addFund, async ({ actor: { customerId }, body, scope, request }) => {
    const key = readIdempotencyKey(request.headers);
    const redirect_url = await topUp(api, {
      customerId,
      amount: body.amount,
      gateway: body.payment_method,
      callback: body.callback,
      key,
      locale: scope.locale,
    });
    return { message: api.words.translate(scope.locale, 'Pay now, and the money is in your wallet.'), redirect_url };
  });

  mount(api, API.payment.callback, async ({ params, request, reply }) => {
    const callback = { body: request.rawBody ?? '', headers: request.headers, address: request.ip };
    const { status, headers, body } = await handleCallback(api, params.gateway, callback);
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .headers({ ...headers })
      .send(body);
  });
}

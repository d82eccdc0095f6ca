import { API } from '@bozor/contract/shop/routes.ts';
import { parseOrderType } from '@bozor/domain/orders/order-type.ts';
import type { Api } from '../../platform/api.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { ownerOf } from '../cart/owner.ts';
import { placeOrder } from './place-order.ts';
import { placePrescription } from './place-prescription.ts';
import type { Preparing } from './prepared-order.ts';
import { quoteOrder } from './quote-order.ts';
import { tryCoupon } from './try-coupon.ts';
import { uploadPrescription } from './upload-prescription.ts';
import type { ReadBody } from './wanted-order.ts';

export function checkoutRoutes(api: Api): void {
  const preparing = async (scope: Scope): Promise<Preparing> => ({
    scope,
    now: api.adapters.clock.now(),
    settings: await api.settings.read(),
  });

  mount(api, API.checkout.quote, async ({ actor, body, scope }) =>
    quoteOrder(api, ownerOf(actor), withOrderType(body), await preparing(scope)),
  );

  mount(api, API.checkout.uploadPrescription, async ({ actor, files }) => ({
    prescription_ids: [...(await uploadPrescription(api, ownerOf(actor), files['order_attachment[]'] ?? []))],
  }));

  mount(api, API.promotions.applyCoupon, async ({ actor, query, scope }) =>
    tryCoupon(api, ownerOf(actor), query.code, await preparing(scope)),
  );

  mount(api, API.checkout.placePrescription, async ({ actor, body, files, scope, request }) =>
    placePrescription(api, ownerOf(actor), body, files['order_attachment[]'] ?? [], {
      ...(await preparing(scope)),
      idempotencyKey: readIdempotencyKey(request.headers),
    }),
  );

  mount(api, API.checkout.place, async ({ actor, body, scope, request }) =>
    placeOrder(api, ownerOf(actor), withOrderType(body), {
      ...(await preparing(scope)),
      idempotencyKey: readIdempotencyKey(request.headers),
    }),
  );
}

function withOrderType<Body extends { readonly order_type: string }>(body: Body): ReadBody<Body> {
  return { ...body, order_type: parseOrderType(body.order_type)! };
}

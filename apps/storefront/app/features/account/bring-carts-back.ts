import { calls } from '@bozor/contract/shop/calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@bozor/web/api/api.ts';
import { allOf } from '@bozor/web/api/query.ts';
import { reportFailure } from '@bozor/web/api/report-failure.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';

/** Brings the latest parked cart of each module back, and shows the cart. */
export async function bringCartsBack(api: Api, client: QueryClient): Promise<void> {
  try {
    const { carts } = await api.call(calls.cart.parked);
    const latest = new Map(carts.toReversed().map((cart) => [cart.module_id, cart]));
    for (const { id } of latest.values()) await api.call(calls.cart.restore, { body: { parked_id: id } });
  } catch (error) {
    reportFailure(error);
  }
  for (const changed of [calls.cart.list, calls.cart.parked]) void client.invalidateQueries({ queryKey: allOf(changed) });
  openOverlay('cart');
}

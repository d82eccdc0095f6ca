import type { DeviceOrder } from '@bozor/contract/shop/orders/order-shapes.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { allOf } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { customerInfo } from '../../platform/session/customer-queries.ts';
import { endOrdersExcept } from '../../platform/session/placed-orders.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useStored } from '../../platform/storage.ts';
import { deviceOrders } from './order-queries.ts';

const NONE: readonly DeviceOrder[] = [];

/**
 * Orders of this browser that are under way: those placed here without an account, and the customer's. Without one there is no request: kept
 * links say whether they are over, and the customer's data how many run.
 */
export function useRunningOrders(): readonly DeviceOrder[] {
  const client = useQueryClient();
  const { isSignedIn, isKnown } = useSession();
  const links = useStored('placed_orders') ?? [];
  const { data: customer } = useApiQuery(customerInfo(), { enabled: isSignedIn });
  const tokens = links.flatMap(({ token, over }) => (over ? [] : [token]));
  const ownCount = isSignedIn ? (customer?.running_orders ?? 0) : 0;
  const isWanted = isKnown && (tokens.length > 0 || ownCount > 0);
  const { data } = useApiQuery(deviceOrders(tokens, { isRunning: true }), { enabled: isWanted });
  const orders = (isWanted && data?.orders) || NONE;

  const settle = useEffectEvent(() => {
    if (!isWanted || !data) return;
    endOrdersExcept(data.orders.map(({ tracking_token: token }) => token));
    if (isSignedIn && data.orders.filter(({ is_own: isOwn }) => isOwn).length !== ownCount)
      void client.invalidateQueries({ queryKey: allOf(calls.customer.info) });
  });
  useEffect(() => settle(), [data]);
  return orders;
}

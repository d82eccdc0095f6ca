import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Link } from 'react-router';

/** The number of an order, as a link to its page. `className` may stretch it over a card. */
export function OrderNumber({ id, className }: { readonly id: number; readonly className?: string }) {
  return (
    <Link to={`/console/orders/${id}`} className={className}>
      <bdi>{formatOrderNumber(id as OrderId)}</bdi>
    </Link>
  );
}

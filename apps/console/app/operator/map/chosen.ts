import type { BoardOrder } from '@bozor/contract/operator/order-shapes.ts';

/** An order, or all orders of a store or courier, that are chosen on board and map at once. */
export interface Chosen {
  readonly kind: 'order' | 'store' | 'courier';
  readonly id: number;
}

/** From the address: `store-5`. */
export function readChosen(params: URLSearchParams): Chosen | undefined {
  const [, kind, id] = /^(order|store|courier)-(\d{1,15})$/.exec(params.get('chosen') ?? '') ?? [];
  return kind === undefined ? undefined : { kind: kind as Chosen['kind'], id: Number(id) };
}

export const writeChosen = ({ kind, id }: Chosen): string => `${kind}-${id}`;

export function isChosen(order: Pick<BoardOrder, 'id' | 'store' | 'courier'>, chosen: Chosen | undefined): boolean {
  return chosen !== undefined && { order: order.id, store: order.store?.id, courier: order.courier?.id }[chosen.kind] === chosen.id;
}

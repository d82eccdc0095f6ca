import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';

/** An order whose confirmation the customer has not seen yet. */
interface UnshownOrder {
  readonly placed: PlacedOrder;
  readonly contactNumber: string;
  /** When it was answered, in ms of the browser's clock. */
  readonly atMs: number;
}

/** A confirmation that comes later than this would be news of an old order. */
const SHOWN_WITHIN_MS = 600_000;
const storage = sessionStorageValue('unshown-order', isUnshown);

/** The order that was placed here and whose confirmation a reload or a slow network held back. */
export function unshownOrder(): UnshownOrder | undefined {
  const stored = storage.read();
  return stored && Date.now() - stored.atMs < SHOWN_WITHIN_MS ? stored : undefined;
}

export function storeUnshownOrder(placed: PlacedOrder, contactNumber: string): void {
  storage.write({ placed, contactNumber, atMs: Date.now() });
}

export const clearUnshownOrder = (): void => storage.write(undefined);

function isUnshown(value: unknown): value is UnshownOrder {
  const { placed, contactNumber, atMs } = (value ?? {}) as Partial<UnshownOrder>;
  return typeof placed?.order_id === 'number' && typeof contactNumber === 'string' && typeof atMs === 'number';
}

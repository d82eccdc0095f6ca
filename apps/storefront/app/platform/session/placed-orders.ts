import { addPlacedOrder } from '@bozor/domain/storage/placed-orders.ts';
import { readStored, writeStored } from '../storage.ts';

/** Keeps the signed link of an order that was placed without an account: this device finds it for as long as it keeps its storage. */
export function rememberOrder(token: string): void {
  writeStored('placed_orders', addPlacedOrder(readStored('placed_orders') ?? [], token));
}

/** Marks kept orders as ended, except those in `running`, so that nothing asks for them again. */
export function endOrdersExcept(running: readonly string[]): void {
  const links = readStored('placed_orders') ?? [];
  const isEnding = ({ token, over }: (typeof links)[number]) => !over && !running.includes(token);
  if (links.some(isEnding))
    writeStored(
      'placed_orders',
      links.map((link) => (isEnding(link) ? { ...link, over: true } : link)),
    );
}

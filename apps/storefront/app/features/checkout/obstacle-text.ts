import type { QuoteObstacle } from '@bozor/contract/shop/orders/checkout.ts';

/** The reason of an obstacle, after the name of the item that it concerns. */
export function obstacleText({ name, message }: Pick<QuoteObstacle, 'name' | 'message'>): string {
  return name ? `${name}: ${message}` : message;
}

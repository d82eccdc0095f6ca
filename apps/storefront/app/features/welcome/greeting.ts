import type { Profile } from '@bozor/contract/shop/customers/customer.ts';

const KEY = 'welcomed';

/** Whether the first-order discount is still available. */
export function isOffered({ is_valid_for_discount, discount_amount }: Pick<Profile, 'is_valid_for_discount' | 'discount_amount'>): boolean {
  return is_valid_for_discount && discount_amount > 0;
}

/**
 * Whether this customer was greeted in this browser session; also marks them as greeted. Without session storage the page's lifetime counts
 * as the session.
 */
export function wasGreeted(customerId: number): boolean {
  const before = greeted.has(customerId) || read() === String(customerId);
  greeted.add(customerId);
  try {
    window.sessionStorage.setItem(KEY, String(customerId));
  } catch {
    // The in-memory set is enough.
  }
  return before;
}

const greeted = new Set<number>();

function read(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

import type { Profile } from '@bozor/contract/shop/customers/customer.ts';

const KEY = 'welcomed';

/** Whether the discount on a first order may still be taken. */
export function isOffered({ is_valid_for_discount, discount_amount }: Pick<Profile, 'is_valid_for_discount' | 'discount_amount'>): boolean {
  return is_valid_for_discount && discount_amount > 0;
}

/** Whether this customer was greeted in this session of the browser; notes it too. Where nothing may be remembered, a page's life is the session. */
export function wasGreeted(customerId: number): boolean {
  const before = greeted.has(customerId) || read() === String(customerId);
  greeted.add(customerId);
  try {
    window.sessionStorage.setItem(KEY, String(customerId));
  } catch {
    // Nothing is lost: the page itself remembers.
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

/** What header and foot show of the cart; undefined while it is on its way. */
export interface CartGlance {
  /** Lines of the cart: the badge. */
  readonly count: number;
  /** Subtotal as a decimal amount. */
  readonly total: number;
  readonly freeDelivery: { readonly remaining: number; readonly percent: number } | undefined;
}

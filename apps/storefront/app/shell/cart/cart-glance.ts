/** What header and foot show of the cart. */
export interface CartGlance {
  /** The badge. */
  readonly count: number;
  /** Subtotal as a decimal amount. */
  readonly total: number;
  readonly freeDelivery: { readonly remaining: number; readonly percent: number } | undefined;
}

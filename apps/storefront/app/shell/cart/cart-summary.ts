/** Cart summary for header and bottom bar. */
export interface CartSummary {
  /** Number on the badge. */
  readonly count: number;
  /** The number under the cart, as a decimal amount. */
  readonly total: number;
  readonly freeDelivery: { readonly remaining: number; readonly percent: number } | undefined;
}

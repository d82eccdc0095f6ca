/** Names of the numbers of earnings, in the words of whoever reads them: the store or the shop. */
export interface EarningsTexts {
  readonly discount: string;
  readonly coupon: string;
  readonly freeDelivery: string;
  readonly commission: string;
  readonly refunds: string;
  readonly net: string;
}

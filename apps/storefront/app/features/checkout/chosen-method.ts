import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';

export type Method = Quote['payment_options'][number]['payment_method'];

/** The wanted payment method if it is available, else the first available one; undefined without any. */
export function chosenMethod({ payment_options: options }: Pick<Quote, 'payment_options'>, wanted: string): Method | undefined {
  const possible = options.filter(({ available }) => available).map(({ payment_method }) => payment_method);
  return possible.find((method) => method === wanted) ?? possible[0];
}

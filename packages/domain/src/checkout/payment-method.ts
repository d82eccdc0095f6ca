/** Payment methods of an order. The wallet may also pay a part beside any other method. */
export const PAYMENT_METHODS = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** An order that waits for a digital payment expires after this time. */
export const UNPAID_ORDER_EXPIRES_MS = 20 * 60_000;

/** How an order is paid; a wallet may pay a part beside any of the others. */
export const PAYMENT_METHODS = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** An order that waits for a digital payment is given up after this long. */
export const UNPAID_ORDER_EXPIRES_MS = 20 * 60_000;

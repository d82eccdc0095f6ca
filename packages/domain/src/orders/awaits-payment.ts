import type { PaymentMethod } from '../checkout/payment-method.ts';
import { wasPaid, type PaymentStatus } from './payment-status.ts';
import type { OrderStatus } from './status.ts';

/** The part of an order that concerns its payment. */
export interface Payable {
  readonly status: OrderStatus;
  readonly method: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  /** Deadline of the payment, in ms since 1970. Missing when the order is not paid online. */
  readonly payUntilMs: number | undefined;
}

/**
 * Returns whether an order still waits for its digital payment. Until its deadline the customer may pay, choose another method or cancel
 * (checkout-10).
 * @example awaitsPayment({ status: 'pending', method: 'digital_payment', paymentStatus: 'failed', payUntilMs: 2 }, 1) // true
 */
export function awaitsPayment({ status, method, paymentStatus, payUntilMs }: Payable, nowMs: number): boolean {
  return status === 'pending' && method === 'digital_payment' && !wasPaid(paymentStatus) && payUntilMs !== undefined && nowMs < payUntilMs;
}

import type { PaymentMethod } from '../checkout/payment-method.ts';
import type { OrderStatus } from './status.ts';

/** An order as far as its payment goes. */
export interface Payable {
  readonly status: OrderStatus;
  readonly method: PaymentMethod;
  readonly paymentStatus: string;
  /** When it is given up, ms since 1970; missing where it is not paid online. */
  readonly payUntilMs: number | undefined;
}

/**
 * Whether an order still waits for its digital payment: it may be paid, paid otherwise or given up until its time is over (checkout-10).
 * @example awaitsPayment({ status: 'pending', method: 'digital_payment', paymentStatus: 'failed', payUntilMs: 2 }, 1) // true
 */
export function awaitsPayment({ status, method, paymentStatus, payUntilMs }: Payable, nowMs: number): boolean {
  const isOpen = paymentStatus === 'unpaid' || paymentStatus === 'pending' || paymentStatus === 'failed';
  return status === 'pending' && method === 'digital_payment' && isOpen && payUntilMs !== undefined && nowMs < payUntilMs;
}

import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';

/** An order whose customer has gone to pay; stored per tab for their return. */
export interface PendingPayment {
  readonly token: string;
  readonly contactNumber: string;
}

const storage = sessionStorageValue('pending-payment', isPayment);

export const storePendingPayment = (payment: PendingPayment): void => storage.write(payment);

/** Contact number of the order behind a token, if this tab placed it. */
export function contactOfPending(token: string): string {
  const payment = storage.read();
  return payment?.token === token ? payment.contactNumber : '';
}

/** Called when the order is paid, switched to cash, or canceled. */
export const clearPendingPayment = (): void => storage.write(undefined);

function isPayment(value: unknown): value is PendingPayment {
  const { token, contactNumber } = (value ?? {}) as Partial<PendingPayment>;
  return typeof token === 'string' && typeof contactNumber === 'string';
}

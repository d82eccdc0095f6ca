import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';

/** An order whose customer has gone to pay: what this tab knows of it when they come back. */
export interface PendingPayment {
  readonly token: string;
  readonly contactNumber: string;
}

const kept = sessionStorageValue('pending-payment', isPayment);

export const keepPendingPayment = (payment: PendingPayment): void => kept.write(payment);

/** The contact number of the order behind a token, where this tab placed it. */
export function contactOfPending(token: string): string {
  const payment = kept.read();
  return payment?.token === token ? payment.contactNumber : '';
}

/** After it was paid, is paid at the door, or was given up. */
export const forgetPendingPayment = (): void => kept.write(undefined);

function isPayment(value: unknown): value is PendingPayment {
  const { token, contactNumber } = (value ?? {}) as Partial<PendingPayment>;
  return typeof token === 'string' && typeof contactNumber === 'string';
}

const KEY = 'pending-payment';

/** An order whose customer has gone to pay: what this tab knows of it when they come back. */
export interface PendingPayment {
  readonly token: string;
  readonly contactNumber: string;
}

export function keepPendingPayment(payment: PendingPayment): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(payment));
  } catch {
    // The address that the gateway comes back to names the order too.
  }
}

/** The contact number of the order behind a token, where this tab placed it. */
export function contactOfPending(token: string): string {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Partial<PendingPayment> | null;
    return kept?.token === token && typeof kept.contactNumber === 'string' ? kept.contactNumber : '';
  } catch {
    return '';
  }
}

/** After it was paid, is paid at the door, or was given up. */
export function forgetPendingPayment(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

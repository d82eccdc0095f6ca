/** Result that a gateway adds to the return address, if it adds one. It is never trusted: it only ends the wait for the money. */
export type ReturnFlag = 'success' | 'fail' | 'cancel';

/**
 * Returns the result when the customer is known to have paid nothing. For any other flag, and for none, the money may still arrive: some
 * providers return the customer before they debit, and add nothing to the address.
 * @example unpaidFlag('success') // undefined
 */
export function unpaidFlag(flag: string | null): Exclude<ReturnFlag, 'success'> | undefined {
  return flag === 'fail' || flag === 'cancel' ? flag : undefined;
}

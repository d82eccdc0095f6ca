import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** Who is signed in. */
export const customerInfo = () => apiQuery(calls.customer.info, {}, { personal: true, quiet: true });
/** The addresses of the signed-in customer. */
export const savedAddresses = () => apiQuery(calls.customer.addresses, { query: { limit: 50 } }, { personal: true });

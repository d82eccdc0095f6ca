import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** The signed-in customer. */
export const customerInfo = () => apiQuery(calls.customer.info, {}, { personal: true, quiet: true });
/** Addresses of the signed-in customer. */
export const savedAddresses = () => apiQuery(calls.customer.addresses, { query: { limit: 50 } }, { personal: true });

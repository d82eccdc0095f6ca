import type { Receiver } from '@bozor/contract/shop/customers/messages.ts';
import type { PartnerKey } from './store.ts';

/** The partner named in a request; undefined when none is named. */
export function partnerOf({
  receiver_type: type,
  receiver_id: id,
}: {
  readonly receiver_type?: Receiver['receiver_type'] | undefined;
  readonly receiver_id?: number | undefined;
}): PartnerKey | undefined {
  if (type === 'admin') return { storeId: null, courierId: null };
  if (type === undefined || id === undefined) return undefined;
  return type === 'store' ? { storeId: id, courierId: null } : { storeId: null, courierId: id };
}

import { PROOF_PLACES } from '@bozor/domain/couriers/photo-proof.ts';
import { Exact, OneOf, Url } from '../../fields.ts';

/** Photo by which a courier proved a delivery. Its link expires after some hours, the photo after 30 days. */
export const DeliveryProof = Exact({ image_full_url: Url, place: OneOf(...PROOF_PLACES) });

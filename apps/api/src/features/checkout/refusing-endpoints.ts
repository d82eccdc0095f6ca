import { API } from '@bozor/contract/shop/routes.ts';

const { quote, place, placePrescription, uploadPrescription } = API.checkout;

/** Endpoints that price an order of any kind. Code that they share may only refuse with problems that each of them declares. */
export const PRICING = [quote, place] as const;

/** Endpoints that price goods of a store: a prescription is priced too. */
export const PRICING_GOODS = [quote, place, placePrescription] as const;

/** Endpoints that check a coupon. */
export const CHECKING_COUPONS = [quote, place, API.promotions.applyCoupon] as const;

/** Endpoints that place an order. */
export const PLACING = [place, placePrescription] as const;

/** Endpoints that receive the pictures of a prescription. */
export const UPLOADING = [uploadPrescription, placePrescription] as const;

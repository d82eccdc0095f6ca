import type { FileRule } from './endpoint.ts';

/** A photo that is cleaned part by part, so only of kinds whose parts are known. */
export const CLEANED_PICTURE: FileRule = { max: 1, megabytes: 2, types: ['image/jpeg', 'image/png', 'image/webp'] };

/** Photos of a review. */
export const REVIEW_PICTURES: FileRule = { ...CLEANED_PICTURE, max: 3 };

/** Photos of what is asked back, the same. */
export const REFUND_PICTURES: FileRule = { ...REVIEW_PICTURES };

/** Photos of a message, the same. */
export const MESSAGE_PICTURES: FileRule = { ...REVIEW_PICTURES };

/** Pages of a prescription: photos, cleaned as well, and documents, written anew. */
export const PRESCRIPTIONS: FileRule = { max: 3, megabytes: 5, types: [...CLEANED_PICTURE.types, 'application/pdf'] };

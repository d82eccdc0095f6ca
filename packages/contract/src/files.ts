import type { FileRule } from './endpoint.ts';

/** A photo whose metadata is stripped segment by segment, which only works for known formats. */
export const CLEANED_PICTURE: FileRule = { max: 1, megabytes: 2, types: ['image/jpeg', 'image/png', 'image/webp'] };

/** Photo that proves a delivery. */
export const PROOF_PICTURE: FileRule = { ...CLEANED_PICTURE };

/** Photos of a review. */
export const REVIEW_PICTURES: FileRule = { ...CLEANED_PICTURE, max: 3 };

/** Photos of a refund request; same rule. */
export const REFUND_PICTURES: FileRule = { ...REVIEW_PICTURES };

/** Photos of a chat message; same rule. */
export const MESSAGE_PICTURES: FileRule = { ...REVIEW_PICTURES };

/** Pages of a prescription: photos, stripped as well, and documents, which are rewritten. */
export const PRESCRIPTIONS: FileRule = { max: 3, megabytes: 5, types: [...CLEANED_PICTURE.types, 'application/pdf'] };

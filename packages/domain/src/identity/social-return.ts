/** Path of the shop that social providers redirect back to. Each provider must have it registered. */
export const SOCIAL_RETURN_PATH = '/auth/return';

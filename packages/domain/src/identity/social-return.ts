/** Where providers send people back to, under the shop's address; each has to be told it beforehand. */
export const SOCIAL_RETURN_PATH = '/auth/return';

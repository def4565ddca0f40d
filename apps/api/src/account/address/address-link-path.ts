/** Path of the link in the mail to a new address; the token is the last segment. */
export const addressLinkPath = '/auth/address/';

/** Where the link in the mail to a new address leads; the token is the last part of the path. */
export const addressLinkPath = '/auth/address/';

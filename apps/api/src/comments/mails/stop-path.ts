/** Path of the link that ends mails about comments; the token is the last segment. */
export const stopPath = '/mail/stop/';

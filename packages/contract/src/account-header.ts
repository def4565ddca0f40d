/**
 * Set on every answer to an account, as `id.closings`; the number grows whenever one of its documents is deleted for
 * good or locked. It tells a device which cached documents to drop.
 */
export const accountHeader = 'x-octavo-account';

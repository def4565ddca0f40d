/**
 * Every answer of an account names it here: `id.closings`, where the number grows whenever one of its documents is
 * deleted for good or locked. A device learns by it what to forget.
 */
export const accountHeader = 'x-octavo-account';

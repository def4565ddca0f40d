/** The address of a page of the app, and of nothing else: safe to lead somebody to. */
export const appPath = /^\/app\/(?:[\w-]{1,64}(?:\/[\w-]{1,64})?\/?)?$/;
/** Where the app begins. */
export const homePath = '/app/';
/** Where the account and what it pays for are. */
export const accountPath = '/app/account/';

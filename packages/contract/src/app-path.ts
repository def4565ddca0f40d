/** The path of a page of the app and nothing else, so it is safe to redirect to. */
export const appPath = /^\/app\/(?:[\w-]{1,64}(?:\/[\w-]{1,64})?\/?)?$/;
/** Home page of the app. */
export const homePath = '/app/';
/** Page of the account and its plan. */
export const accountPath = '/app/account/';

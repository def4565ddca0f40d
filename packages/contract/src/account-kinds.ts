export const accountTypes = ['anon', 'main', 'shared'] as const;
export type AccountType = (typeof accountTypes)[number];

export const withdrawalStatuses = ['pending', 'processed', 'fulfilled'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

export const withdrawalMethods = ['iban', 'paypal'] as const;
export type WithdrawalMethod = (typeof withdrawalMethods)[number];

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** How a payment at the test till ends. */
export const testOutcomes = ['success', 'refusal', 'processing'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

/** Shared accounts of one owner (SPEC §9). */
export const maxSharedAccounts = 3;
/** A code by which a shared account signs in: letters, digits and dashes. */
export const shareCode = { minLength: 4, maxLength: 40, pattern: /^[A-Za-z0-9-]+$/ } as const;
/** An anonymous account that nobody came back to for so many days is deleted, with all that is in it. */
export const anonymousDays = 30;
export const maxAvatarBytes = 5 * 1024 * 1024;
/** Most pixels of a picture that is sent; a telephone takes them with 12 to 50 million. */
export const maxAvatarPixels = 50_000_000;
/** An account that its owner deletes can be taken back for so many days. */
export const deletionDays = 7;
/** AI words per UTC day for Free and anonymous accounts; also the full scale of the progress bar (SPEC §9). */
export const freeDailyWords = 200;

export const accountTypes = ['anon', 'main', 'shared'] as const;
export type AccountType = (typeof accountTypes)[number];

export const withdrawalStatuses = ['pending', 'processed', 'fulfilled'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

export const withdrawalMethods = ['iban', 'paypal'] as const;
export type WithdrawalMethod = (typeof withdrawalMethods)[number];

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** How a payment at the test checkout ends. */
export const testOutcomes = ['success', 'refusal', 'processing'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

/** Most shared accounts that one owner may have (SPEC §9). */
export const maxSharedAccounts = 3;
/** The code that a shared account signs in with: letters, digits and dashes. */
export const shareCode = { minLength: 4, maxLength: 40, pattern: /^[A-Za-z0-9-]+$/ } as const;
/** An anonymous account that has not been used for this many days is deleted with everything in it. */
export const anonymousDays = 30;
export const maxAvatarBytes = 5 * 1024 * 1024;
/** Most pixels of an uploaded picture; phones take them with 12 to 50 million. */
export const maxAvatarPixels = 50_000_000;
/** The owner can restore a deleted account for this many days. */
export const deletionDays = 7;
/** AI words per UTC day for Free and anonymous accounts; also the full scale of the progress bar (SPEC §9). */
export const freeDailyWords = 200;

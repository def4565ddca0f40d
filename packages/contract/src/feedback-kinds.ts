/** What people tell those who make the product (SPEC §2). */
export const feedbackKinds = ['idea', 'feature', 'bug'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

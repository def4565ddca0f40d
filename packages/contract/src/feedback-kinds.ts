/** Kinds of feedback that users can send (SPEC §2). */
export const feedbackKinds = ['idea', 'feature', 'bug'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

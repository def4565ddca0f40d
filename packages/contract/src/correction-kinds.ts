/** What a correction is about; a correction's `icon` names one of these. */
export const correctionKinds = ['spelling', 'grammar', 'clarity', 'style'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

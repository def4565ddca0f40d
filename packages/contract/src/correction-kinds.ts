/** What a correction is about; `icon` of a correction names one of these. */
export const correctionKinds = ['spelling', 'grammar', 'clarity', 'style'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

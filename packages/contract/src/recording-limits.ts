/** Limits of one recording. Anything longer is dictated in parts. */
export const recordingLimits = { seconds: 120, bytes: 5 * 1024 * 1024 } as const;

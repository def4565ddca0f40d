/** Most that one recording may be. A longer thought is spoken in parts. */
export const recordingLimits = { seconds: 120, bytes: 5 * 1024 * 1024 } as const;

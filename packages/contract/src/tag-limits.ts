/** SPEC §5, §9. Lengths are in UTF-16 code units. */
export const tagLimits = { min: 1, max: 10, maxLength: 30 } as const;

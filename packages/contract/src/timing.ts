/** Timeout of a call, in ms (SPEC §7, §9). */
export const callTimeout = 80_000;

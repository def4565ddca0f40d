/** A call ends after this many ms (SPEC §7, §9). */
export const callTimeout = 80_000;

/** Where the reader returns to after paying (SPEC §4). */
export const returnUrl = (): string => new URL('/app/?pro=1', location.href).href;

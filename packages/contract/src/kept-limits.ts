/** How many ids may be asked about at once. */
export const mostKept = { documents: 1000, accounts: 50 } as const;

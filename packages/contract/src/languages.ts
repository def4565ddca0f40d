/** Languages of the product (SPEC §1); the first is the fallback. */
export const languages = ['en', 'fr-CA', 'fr-FR', 'pt-PT', 'de-DE'] as const;
export type Language = (typeof languages)[number];

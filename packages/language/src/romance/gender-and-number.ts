/** Genders and numbers as bits: masculine singular, feminine singular, masculine plural, feminine plural. */
export const MS = 1;
export const FS = 2;
export const MP = 4;
export const FP = 8;
export const singular = MS | FS;
export const plural = MP | FP;
export const masculine = MS | MP;
export const feminine = FS | FP;

/** The genders and numbers that a word can have; 0 if none is known. */
export type Agreement = number;

/** For a word whose form shows neither gender nor number. */
export const anyAgreement: Agreement = singular | plural;

const exactly: readonly Agreement[] = [MS, FS, MP, FP];

/** Exactly one gender and one number. */
export const isExact = (agreement: Agreement): boolean => exactly.includes(agreement);

/** Singular of any gender. */
export const isOnlySingular = (agreement: Agreement): boolean =>
  (agreement & singular) !== 0 && (agreement & plural) === 0;

/** Plural of any gender. */
export const isOnlyPlural = (agreement: Agreement): boolean =>
  (agreement & plural) !== 0 && (agreement & singular) === 0;

/** The genders of a word, in both numbers. */
export function gendersOf(agreement: Agreement): Agreement {
  if ((agreement & masculine) === 0) return feminine;
  return (agreement & feminine) === 0 ? masculine : anyAgreement;
}

/** The joint gender and number of "o Rui e a Ana", "le pain et l’eau"; 0 if unknown. */
export function joinedAgreement(parts: readonly Agreement[]): Agreement {
  if (parts.includes(0)) return 0;
  if (parts.every((one) => (one & masculine) === 0)) return FP;
  return parts.some((one) => (one & feminine) === 0) ? MP : 0;
}

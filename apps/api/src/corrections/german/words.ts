import { words } from '../tokens/word-list.ts';

/** Personal pronouns that are subjects, and "man". */
export const personalPronouns = words('ich du er sie es wir ihr man');

/** Those, and the pronoun that asks. */
export const pronouns = words('ich du er sie es wir ihr man wer');

/** Forms of "haben" in the indicative. */
export const having = /^(?:habe|hast|hat|haben|habt|hatte|hattest|hatten)$/;

import { words } from '../tokens/word-list.ts';

/** Pronouns that are subjects. */
export const pronouns = words('ich du er sie es wir ihr man wer');

/** Forms of "haben" in the indicative. */
export const having = /^(?:habe|hast|hat|haben|habt|hatte|hattest|hatten)$/;

import { words } from '../../engine/tokens/word-list.ts';

/** Personal pronouns that are subjects, and "man". */
export const personalPronouns = words('ich du er sie es wir ihr man');

/** Those, and the pronoun that asks. */
export const pronouns = words('ich du er sie es wir ihr man wer');

/** Forms of "haben" in the indicative. */
export const having = /^(?:habe|hast|hat|haben|habt|hatte|hattest|hatten)$/;

/** Words that open a clause with its verb at the end, relative pronouns too. */
export const clauseOpeners =
  /^(?:der|die|das|dem|den|dessen|deren|denen|dass|weil|wenn|ob|obwohl|als|nachdem|bevor|was|wer|wo|wie|wann|warum|während|falls|sobald|damit)$/;

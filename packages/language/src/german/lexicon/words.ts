import { words } from '../../engine/tokens/word-list.ts';

/** Personal pronouns used as subjects, and "man". */
export const personalPronouns = words('ich du er sie es wir ihr man');

/** The same, and the interrogative pronoun. */
export const pronouns = words('ich du er sie es wir ihr man wer');

/** Forms of "haben" in the indicative. */
export const having = /^(?:habe|hast|hat|haben|habt|hatte|hattest|hatten)$/;

/** Words that open a verb-final clause, including relative pronouns. */
export const clauseOpeners =
  /^(?:der|die|das|dem|den|dessen|deren|denen|dass|weil|wenn|ob|obwohl|als|nachdem|bevor|was|wer|wo|wie|wann|warum|während|falls|sobald|damit)$/;

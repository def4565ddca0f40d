import { functionWords } from '../../engine/function-words.ts';
import { anyOf, folded } from './pattern.ts';

const familiar = new Set(
  [functionWords.en, functionWords.fr, functionWords.de, functionWords.pt].flatMap((words) =>
    folded(words).split(' '),
  ),
);
/** Words about the task itself, which would make a refusal look related to the text. */
const ofWork = anyOf(
  '^(?:text|sente|parag|passa|selec|conte|versi|rewri|rephr|parap|summa|word|reque|answe|provi|pleas|corre|chang|help|assis|langu|model|follo|selek|absat|satz|fassu|antwo|anfra|bitte|umsch|umfor|phras|resum|refor|reecr|deman|repon|aide|mots?$|frase|trech|pedid|respo|ajud|palav|reesc|write|writt|schre|ecrir|escre)',
);
/** Letters after which forms of a word are treated as the same. */
const stemLetters = 5;
/** Shorter words hardly identify a subject. */
const word = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{3,}/gu;

export const isFamiliar = (folded: string): boolean => familiar.has(folded);

/** The stems of a text's words, without common words. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = folded(text).match(word) ?? [];
  return new Set(words.filter((one) => !familiar.has(one)).map((one) => one.slice(0, stemLetters)));
}

/** The stems of the words that say what a text is about; none in scripts that do not separate words. */
export const subjectOf = (text: string): ReadonlySet<string> =>
  new Set([...stemsOf(text)].filter((stem) => !ofWork.test(stem)));

/** With fewer subject words nothing can be said: all of them may have been reworded. */
const tellsSubject = 3;

/**
 * Whether an answer has too little in common with its source.
 *
 * @param share the least share of the source's subject words that the answer must contain
 */
export function isOffTopic(answer: string, source: string, share: number): boolean {
  const wanted = subjectOf(source);
  if (wanted.size < tellsSubject) return false;
  const said = subjectOf(answer);
  const kept = [...wanted].filter((stem) => said.has(stem)).length;
  return kept < Math.max(1, share * wanted.size);
}

/** An answer with this many subject words has a subject of its own. */
const ownSubject = 4;
/** A share that a single common word satisfies. */
const anyWord = 0;

/** Whether the answer to a text of a few words is about something that does not appear in the text around it either. */
export function isForeign(answer: string, source: string, material: string): boolean {
  if (subjectOf(source).size >= tellsSubject) return false;
  return subjectOf(answer).size >= ownSubject && isOffTopic(answer, material, anyWord);
}

/**
 * Whether too few of an answer's subject words are in its source. @param share the least share of the answer's words
 */
export function isAboutOther(answer: string, source: string, share: number): boolean {
  const said = subjectOf(answer);
  const given = subjectOf(source);
  if (given.size < tellsSubject) return false;
  const known = [...said].filter((stem) => given.has(stem)).length;
  return known < Math.max(1, share * said.size);
}

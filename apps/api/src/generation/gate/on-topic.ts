import { functionWords } from '@octavo/language';
import { anyOf, folded } from './pattern.ts';

const familiar = new Set(
  [functionWords.en, functionWords.fr, functionWords.de, functionWords.pt].flatMap((words) =>
    folded(words).split(' '),
  ),
);
/** Words about the work itself, by which a refusal would seem to be about the text. */
const ofWork = anyOf(
  '^(?:text|sente|parag|passa|selec|conte|versi|rewri|rephr|parap|summa|word|reque|answe|provi|pleas|corre|chang|help|assis|langu|model|follo|selek|absat|satz|fassu|antwo|anfra|bitte|umsch|umfor|phras|resum|refor|reecr|deman|repon|aide|mots?$|frase|trech|pedid|respo|ajud|palav|reesc|write|writt|schre|ecrir|escre)',
);
/** Letters by which the forms of a word are taken for one. */
const stemLetters = 5;
/** Shorter words hardly tell of a subject. */
const word = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{3,}/gu;

/** The stems of the words that tell what a text is about; none in scripts that part no words. */
export function subjectOf(text: string): ReadonlySet<string> {
  const stems = folded(text).match(word) ?? [];
  return new Set(
    stems
      .filter((one) => !familiar.has(one))
      .map((one) => one.slice(0, stemLetters))
      .filter((stem) => !ofWork.test(stem)),
  );
}

/** Of fewer words nothing can be told: all of them may have become others. */
const tellsSubject = 3;

/**
 * Whether an answer has too little in common with the text that it was made of.
 *
 * @param share the least share of the words that tell the subject of that text
 */
export function isOffTopic(answer: string, source: string, share: number): boolean {
  const wanted = subjectOf(source);
  if (wanted.size < tellsSubject) return false;
  const said = subjectOf(answer);
  const kept = [...wanted].filter((stem) => said.has(stem)).length;
  return kept < Math.max(1, share * wanted.size);
}

/** An answer with so many words that tell a subject has one of its own. */
const ownSubject = 4;
/** A share that one word in common is enough for. */
const anyWord = 0;

/** Whether the answer to a text of a few words is about what nothing speaks of that stands around them. */
export function isForeign(answer: string, source: string, material: string): boolean {
  if (subjectOf(source).size >= tellsSubject) return false;
  return subjectOf(answer).size >= ownSubject && isOffTopic(answer, material, anyWord);
}

/** Whether of what an answer is about too little stands in its source. @param share of the words of the answer */
export function isAboutOther(answer: string, source: string, share: number): boolean {
  const said = subjectOf(answer);
  const given = subjectOf(source);
  if (given.size < tellsSubject) return false;
  const known = [...said].filter((stem) => given.has(stem)).length;
  return known < Math.max(1, share * said.size);
}

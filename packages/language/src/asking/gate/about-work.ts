import type { Asked } from './asked.ts';
import { isFamiliar, stemsOf } from './on-topic.ts';
import { folded } from './pattern.ts';

const listOf = (words: string): readonly string[] => folded(words).trim().split(/\s+/u);

/** Words for an answer, by their beginnings, in the five languages. */
const works = listOf(`
  version rewrit rewrot reword rephras paraphras wording paragraph passage sentence draft summar text
  texte reformul réécri paragraphe phrase formulation résumé
  texto versão reformul reescri reescrev paráfrase parágrafo frase trecho resumo
  fassung umformulier umschreib umgeschrieben überarbeit formulierung absatz satz abschnitt entwurf zusammenfass
`);

/** Words of labels, and of remarks about an answer. */
const remarks = listOf(`
  tl dr solution suggest propos variant attempt take answer output response result translat revis edit improv polish shorten expand lengthen final tone prose
  formal informal academic casual professional friendly neutral fluent polite concise clear style word option fact
  original meaning keep kept same new more better great good nice excellent interesting here thank sharing note
  réponse résultat traduction sortie modifi formel académique professionnel concis clair mot sens bonjour merci votre
  resposta resultado tradução saída modific académico profissional conciso claro estilo palavra sentido olá obrigad
  vorschlag lösung sugest solução solution
  antwort ergebnis übersetzung ausgabe formell akademisch prägnant klar stil wort sinn hallo danke dein ihr hier
`);

const word = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): readonly string[] => folded(text).match(word) ?? [];
const begins = (one: string, words: readonly string[]): boolean => words.some((each) => one.startsWith(each));
/** Words for an answer that mean something else where they are longer: texture, texting. */
const isWork = (one: string): boolean =>
  begins(one, works) && (!one.startsWith('text') || one.length <= 'textes'.length);

/** Somebody who speaks of himself or to the author. */
const speaker =
  /(?<![\p{L}\p{N}])(?:i|i['’](?:m|ve|ll|d)|me|my|je|j['’](?=\p{L})|moi|mes?|ich|mir|mich|eu|meu|minha|posso|for you|pour vous|pour toi|für (?:dich|sie)|para (?:si|ti|você))(?![\p{L}\p{N}])/iu;

export const hasSpeaker = (text: string): boolean => speaker.test(text);

const mostInLabel = 8;

/** Whether a phrase has only words about an answer: "Rewritten (formal)", "Summary (23 words)", "Sortie". */
export function isWorkLabel(phrase: string): boolean {
  const words = wordsOf(phrase);
  const isAbout = (one: string): boolean => isWork(one) || begins(one, remarks);
  return (
    words.length <= mostInLabel &&
    (words.some(isWork) || folded(phrase).trim() === 'tl;dr') &&
    words.every((one) => isAbout(one) || isFamiliar(one) || /^\d+$/u.test(one))
  );
}

/** Whether somebody speaks of himself and of an answer: "I kept the wording." */
export const speaksOfWork = (text: string): boolean => speaker.test(text) && wordsOf(text).some(isWork);

/** Words of headings over a list of what was changed, and why. */
const changes = listOf(`
  chang modif alter edits adjust revis improv breakdown explan rational reason explic erklar erlauter begrund
  mud ajust melhor anderung geandert anpass angepasst verbess
`);

const mostInHeading = 12;

/** Whether a phrase announces what was changed ("What I changed", "Ce qui change") and shares no word with the text. */
export const announcesChanges = (phrase: string, asked: Asked): boolean => {
  const words = wordsOf(phrase);
  return (
    words.length <= mostInHeading &&
    words.some((one) => begins(one, changes)) &&
    words.every(
      (one) =>
        begins(one, changes) ||
        begins(one, remarks) ||
        isWork(one) ||
        isFamiliar(one) ||
        one.length < 4 ||
        makes.has(one),
    ) &&
    sharedStems(phrase, asked) === 0
  );
};
const makes = new Set(
  listOf(
    'made here list summary overview brief short quick main faites apporte voici feitas principais vorgenommen kurze liste',
  ),
);

/** Longest sentence that is taken for a remark, in words. */
const mostWords = 24;

const known = new WeakMap<
  Asked,
  { readonly stems: ReadonlySet<string>; readonly works: number; readonly speaks: boolean }
>();

function knownOf(asked: Asked) {
  const found = known.get(asked);
  if (found) return found;
  const own = `${asked.material}\n${asked.replaced}`;
  const made = { stems: stemsOf(own), works: wordsOf(own).filter(isWork).length, speaks: speaker.test(own) };
  known.set(asked, made);
  return made;
}

/**
 * Whether a sentence at the beginning or the end of an answer is a remark about the answer ("This version is clearer.",
 * "I kept the wording.") and shares no word with what the author gave.
 */
export function isAboutWork(sentence: string, asked: Asked): boolean {
  const words = wordsOf(sentence);
  const own = knownOf(asked);
  if (words.length > mostWords) return false;
  const isApart = ![...stemsOf(sentence)].some((stem) => own.stems.has(stem));
  if (!isApart || !words.some(isWork)) return false;
  if (!own.speaks && speaker.test(sentence)) return true;
  if (own.works > 1) return false;
  return words.filter((one) => isWork(one) || begins(one, remarks)).length > 1 || isWorkLabel(sentence);
}

/** Whether an unfinished sentence may still become such a remark. */
export function mayBeAboutWork(sentence: string, asked: Asked): boolean {
  const own = knownOf(asked);
  if ((own.works > 1 && own.speaks) || wordsOf(sentence).length > mostWords) return false;
  // The last word may not be complete.
  const said = stemsOf(sentence.replace(/[\p{L}\p{N}]+$/u, ''));
  return ![...said].some((stem) => own.stems.has(stem));
}

/** How many words that say something a sentence has in common with what the author gave. */
export const sharedStems = (sentence: string, asked: Asked): number =>
  [...stemsOf(sentence)].filter((stem) => knownOf(asked).stems.has(stem)).length;

const texts =
  '(?:sentence|paragraph|text|passage|excerpt|author|writer|texte|paragraphe|phrase|extrait|auteure?|texto|trecho|excerto|parágrafo|frase|autora?|satz|absatz|abschnitt|auszug|autorin|verfasserin?)(?![\\p{L}\\p{N}])';
/** What a text does that is spoken of. */
const describing =
  '(?:says?|states?|describes?|argues?|explains?|discusses|mentions?|conveys?|expresses|décrit|affirme|explique|évoque|descreve|afirma|explica|argumenta|beschreibt|besagt|erklärt|behauptet|schildert)(?![\\p{L}\\p{N}])';
const describes = new RegExp(
  `^(?:in|dans|em|im|n(?:o|a|este|esta|esse|essa))\\s+(?:(?:the|this|dem|diesem|ce|cette|le|la)\\s+)?(?:\\p{L}+\\s+)?${texts}|(?<![\\p{L}\\p{N}])${texts}(?:\\s+\\p{L}+){0,3}?\\s+${describing}|^(?:this|it|c['’]est|este|esta|dies|das) [^.!?]*${texts}\\s+(?:about|sur|sobre|über)(?!\\p{L})`,
  'iu',
);
const ofText = new RegExp(`(?<![\\p{L}\\p{N}])(?:${texts}|${describing})`, 'iu');

/** Whether an answer begins by speaking of the text, or of its author, instead of being another wording of it. */
export const describesText = (answer: string, asked: Asked): boolean =>
  asked.replaced !== '' &&
  describes.test(answer.split(/\s+/u, 9).join(' ')) &&
  !ofText.test(`${asked.material}\n${asked.replaced}`);

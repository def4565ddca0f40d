import { type Asked, isFree } from './asked.ts';
import { beginningWith, beginnings } from './pattern.ts';

/** How a model refers to the text when announcing it. */
const called = [
  // English
  'version|text|paraphrase|rewrit\\w*|reword\\w*|rephras\\w*|revis\\w*|summary|summari[sz]\\w*|translat\\w*|paragraph|passage|sentences?|draft|introduction|conclusion|outline|template|argument|selection|edit\\w*|improv\\w*|polish\\w*|shorten\\w*|expan\\w*|longer|response|answer|result|continuation|essay|section',
  // French
  'texte|reformul\\w*|réécri\\w*|résumé|traduction|paragraphe|phrases?|plan|sélection|réponse|résultat|suite',
  // Portuguese
  'versão|texto|reformula\\w*|reescri\\w*|reescrev\\w*|paráfrase|resumo|tradução|parágrafo|trecho|passagem|frases?|introdução|conclusão|esquema|argumento|seleção|resposta|resultado',
  // German
  'fassung|umformulier\\w*|umschreib\\w*|umgeschrieben\\w*|überarbeit\\w*|zusammenfassung|übersetzung|absatz|satz|sätze|abschnitt|entwurf|einleitung|schluss|gliederung|auswahl|vorschlag|antwort|ergebnis|variante|formulierung',
].join('|');

const agrees =
  "(?:sure(?: thing)?|certainly|of course|absolutely|definitely|great|okay|ok|alright|got it|understood|no problem|happy to(?: help)?|glad to(?: help)?|with pleasure|my pleasure|bien sûr|bien entendu|certainement|d'accord|avec (?:(?:un )?(?:grand|immense) )?plaisir|pas de (?:souci|problème)|parfait|volontiers|absolument|entendu|très bien|claro(?: que sim)?|com certeza|com (?:todo o |muito )?(?:prazer|gosto)|sem problemas?|perfeito|certamente|naturalmente|entendido|(?:aber )?(?:gerne?|klar|natürlich)(?: doch)?|kein problem|gerne|gern|sehr gerne|gern geschehen|natürlich|klar|selbstverständlich|alles klar|verstanden)";

const announces = [
  "here(?:'s| is| are| you go| it is| goes)",
  'below (?:is|are|you)',
  'the following is',
  "i(?:'ve| have)?(?: now| carefully)? (?:rewritten|revised|rephrased|paraphrased|reworded|edited|improved|summari[sz]ed|polished|shortened|expanded|made|written|prepared|rewrote|adjusted|translated)",
  '(?:this|that) is (?:the|a|your|my)',
  'as (?:requested|you asked)',
  '(?:the|your|a) (?:rewritten|revised|rephrased|paraphrased|reworded|edited|improved|summari[sz]ed|polished|shortened|expanded|updated)',
  'let me (?:rewrite|rephrase|paraphrase|summari[sz]e|try)',
  'voici|voilà|ci-dessous|vous trouverez|comme demandé|conformément à (?:votre|ta)',
  "j'ai (?:réécrit|reformulé|révisé|paraphrasé|résumé|amélioré|corrigé|raccourci|développé|rédigé)",
  '(?:le|la|votre|ton) (?:texte|version|paragraphe|résumé|phrase) (?:réécrit|reformulé|révisé|amélior|corrig)\\w*',
  'aqui (?:está|estão|tens|tem|vai|fica|te)|eis|segue(?:-se)?|abaixo|conforme (?:pedido|solicitado)|como (?:pedido|solicitado|pediste)',
  '(?:reescrevi|reformulei|parafraseei|resumi|revi|melhorei|corrigi)',
  '(?:o|a|seu|teu) (?:texto|versão|parágrafo|resumo|frase) (?:reescrit|reformulad|revist|melhorad|corrigid)\\w*',
  'hier (?:ist|sind|kommt|folgt|hast|haben|finde|eine?|der|die|das|mein)|im folgenden|nachfolgend|nachstehend|unten (?:findest|finden|steht)|wie (?:gewünscht|erbeten|gebeten)',
  'ich habe (?:\\w+ ){1,6}(?:umgeschrieben|umformuliert|überarbeitet|zusammengefasst|verbessert|gekürzt|erweitert|paraphrasiert|verfasst)',
  '(?:der|die|das|dein|ihr)e? (?:umgeschrieben|umformuliert|überarbeitet|verbessert|gekürzt|korrigiert)\\w*',
  '(?:one|another|a possible|a better|a more \\w+) way (?:to|of)|you (?:could|can|might) (?:also )?(?:say|write|phrase|put)',
  '(?:une|un) (?:autre |meilleure )?(?:façon|manière) de|(?:uma|outra) (?:outra )?(?:forma|maneira) de|eine (?:andere )?möglichkeit',
].join('|');

/** An attempt that is announced on a line of its own. */
const tries =
  "let me (?:try|take a (?:crack|stab|shot|pass)|give (?:it|this)|have a go)|(?:je tente|j'essaie|je vais (?:essayer|tenter))|ich (?:versuche|probiere) (?:es|das)|vou (?:tentar|experimentar)";

/** Phrases that name the text and nothing else. */
const named = [
  '(?:(?:the|your|my) )?(?:rewritten|revised|paraphrased|rephrased|reworded|improved|edited|final|new|updated|corrected|polished|formal|academic|casual|fluent|summari[sz]ed|shortened|expanded|lengthened|locali[sz]ed|more \\w+) (?:text|version|paragraph|sentence|passage|selection|draft|essay)',
  'paraphrase|paraphrased|rewrite|rewritten|rewording|revision|revised|rephrased|summary|answer|response|output|result|translation|continuation|completion|assistant|ai|text|version',
  '(?:le |la |votre )?(?:texte|version|paragraphe|phrase|passage) (?:réécrit|reformulé|révisé|amélioré|corrigé|final|résumé|raccourci|allongé|paraphrasé|adapté|académique|formel|universitaire)\\w*',
  'reformulation|réécriture|résumé|réponse|résultat|traduction|texte|nouvelle version',
  '(?:o |a )?(?:texto|versão|parágrafo|frase|trecho) (?:reescrit|reformulad|revist|melhorad|corrigid|final|resumid|adaptad|parafrasead|académic|formal)\\w*',
  'reformulação|reescrita|paráfrase|resumo|resposta|resultado|tradução|texto|nova versão',
  '(?:der |die |das )?(?:überarbeitete|umformulierte|umgeschriebene|verbesserte|neue|korrigierte|gekürzte|erweiterte|formelle|akademische|angepasste|paraphrasierte)[rs]? (?:text|satz|absatz|abschnitt|version|fassung|entwurf)',
  'umformulierung|umschreibung|überarbeitung|zusammenfassung|antwort|ergebnis|übersetzung|neufassung',
].join('|');

const headed =
  'introduction|conclusion|introdução|conclusão|einleitung|schluss|fazit|schlussfolgerung|opposing argument|counterargument|contre-argument|contra-argumento|gegenargument';

const numbered =
  '(?:option|version|variante?|alternative|suggestion|rewrite|paraphrase|opção|versão|alternativa|sugestão|möglichkeit|vorschlag|proposition|fassung)';

const toned =
  '(?:formal|informal|academic|casual|professional|friendly|neutral|fluent|polite|formel|académique|professionnel|académico|profissional|formell|akademisch|sachlich)';

const marks = '[#>*_\\s]*';

/** A whole sentence that only agrees: "Sure!" */
const interjection = beginningWith(`${agrees}\\s*[!.…]+[*_]*(?:\\s+|$)`);
/** A promise to do what was asked: "Of course, I can do that for you." */
const promise = beginningWith(
  `${agrees},? (?:i|je|ich|eu)\\b[^\\n.!?]{0,40} (?:for you|pour vous|pour toi|für (?:dich|sie)|para (?:si|ti|você))[.!]\\s+`,
);
/** "Here is the text:" on a line of its own, or with words for the text on the same line. */
const announcements = [
  beginningWith(
    `${marks}(?:${agrees}\\b[^\\n:]{0,60})?(?:${announces})\\b[^\\n:]{0,140}:[*_]*[^\\S\\n]*\\n\\s*`,
  ),
  beginningWith(
    `${marks}(?:${agrees}\\b[^\\n:]{0,60})?(?:${announces})\\b[^\\n:]{0,90}\\b(?:${called})\\b[^\\n:]{0,80}:[*_]*\\s+`,
  ),
  beginningWith(
    `${marks}(?:${agrees}\\b[^\\n:]{0,60})?(?:${announces})\\b[^\\n:]{0,90}\\b(?:${called})\\b[^\\n:]{0,80}[.!][*_]*[^\\S\\n]*\\n\\s*`,
  ),
  beginningWith(`${marks}(?:${announces})\\b[^\\n:—–]{0,90}\\b(?:${called})\\b[^\\n:—–]{0,60} [—–-] `),
  beginningWith(`${marks}you (?:could|can|might) (?:also )?(?:say|write|phrase|put)[^\\n:]{0,40}:\\s+`),
  beginningWith(`${agrees}\\b[^\\n:]{0,140}:[*_]*[^\\S\\n]*\\n\\s*`),
  beginningWith(`(?:${tries})\\b[^\\n.!?:]{0,60}[.!:…]+[^\\S\\n]*\\n\\s*`),
] as const;
const labels = [
  beginningWith(`${marks}(?:${named})${marks.replace('>', '')}:[*_]*\\s+`),
  beginningWith(`(?:#{1,6}\\s*|\\*\\*|__)(?:${named}|${headed})(?:\\*\\*|__)?[^\\S\\n]*:?[^\\S\\n]*\\n\\s*`),
  beginningWith(`${marks}(?:${headed})[*_]*\\s*:[*_]*\\s*\\n\\s*`),
  beginningWith(`${marks}${numbered}\\s*(?:1|a|i|one|un|uma?|eins)\\b[^\\n:]{0,40}?[*_]*[:.)–—-]+[*_]*\\s+`),
  beginningWith(`(?:#{1,6}\\s*|\\*\\*|__)${numbered}\\s*(?:1|a|i|one|un|uma?|eins)\\b[^\\n]{0,40}\\n\\s*`),
  beginningWith(`[[(](?:${named}|${toned})[\\])]:?\\s+`),
  beginningWith(`${marks}${toned}(?: (?:tone|version|style|ton|version|tom|versão|fassung))?[*_]*:[*_]*\\s+`),
  beginningWith('(?:assistant|model|bot)[^\\S\\n]*\\n\\s*'),
  beginningWith('[-—–=*_]{3,}[^\\S\\n]*\\n\\s*'),
] as const;
/** Words about the rewriting itself, which cannot belong to the answer even if the author wrote the request. */
const ofRewriting = beginningWith(
  '[\\s\\S]*?\\b(?:version|versão|fassung|rewritten|revised|rephras\\w*|reword\\w*|paraphras\\w*|shortened|updated|edited|requested|réécrit\\w*|reformul\\w*|révisé\\w*|demandée?|reescrit\\w*|revist[oa]|pedid[oa]|umgeschrieben\\w*|umformulier\\w*|überarbeitet\\w*|gewünschte\\w*)\\b',
);
const agreesAtAll = beginningWith(agrees);

const common = [interjection, ...announcements, ...labels];

/**
 * Length of the addition at the beginning of a text ("Sure!", "Here is the text:", "Option 1:"); 0 if there is none, or
 * if the author's own text begins the same way.
 *
 * @param isBehindOne another addition precedes the text
 */
export function additionBefore(text: string, asked: Asked, isBehindOne = false): number {
  const own = asked.replaced.trimStart();
  for (const pattern of isFree(asked) ? common : [promise, ...common]) {
    const found = text.slice(0, pattern.find(text)?.length ?? 0);
    if (found === '' || pattern.test(own) || beginsAlike(found, own)) continue;
    if (isFree(asked) && !isBehindOne && !isAddition(found, text)) continue;
    return found.length;
  }
  return 0;
}

/**
 * A list or a letter may have an introduction: only agreement to write it, or words about the rewriting, are removed.
 */
const isAddition = (found: string, text: string): boolean =>
  agreesAtAll.test(found) ? text.length > found.length : ofRewriting.test(found);

const firstWord = (text: string): string => /[\p{L}\p{N}]+/u.exec(text)?.[0].toLowerCase() ?? '';
const beginsAlike = (found: string, own: string): boolean =>
  own !== '' && firstWord(found) === firstWord(own.slice(0, 60)) && /:\s/u.test(own.slice(0, 160));

/** How additions begin; text that begins this way is held back until it can be judged. */
export const beforeStarts = beginnings(`
  one way|another|a possible|a better|a more|you could|you can|you might|gern|une|un autre|uma|outra|eine|
  sure|certainly|of course|absolutely|definitely|great|ok|alright|got it|understood|no problem|happy to|
  glad to|bien entendu|avec |pas de |parfait|sem problem|perfeito|aber |kein problem|
  with pleasure|my pleasure|here|below|the following|i’ve|i have|i re|this is|that is|as requested|as you|
  the rewritten|the revised|the re|the para|the improved|the edited|the summ|the polished|the short|
  the expanded|the updated|your re|a re|let me|je tente|j’essaie|je vais|ich versuche|ich probiere|vou |bien sûr|certainement|d’accord|avec plaisir|volontiers|
  absolument|entendu|très bien|voici|voilà|ci-dessous|vous trouverez|comme demandé|conformément|j’ai|le texte|
  la version|le résumé|texte|nouvelle|réécri|réponse|résum|résultat|traduction|claro|com certeza|com |
  certamente|naturalmente|entendido|aqui|eis|segue|abaixo|conforme|como pedi|como solicitado|reescr|reformul|
  parafras|paráfrase|resumi|resumo|resposta|resultado|tradução|melhorei|corrigi|revi|o texto|a versão|
  nova versão|texto|versão|opção|sugestão|alternativa|gerne|sehr gerne|natürlich|klar|selbstverständlich|
  alles klar|verstanden|hier|im folgenden|nachfolgend|nachstehend|unten|wie gewünscht|wie erbeten|wie gebeten|
  ich habe|der |die über|die um|die ver|die ge|das |umformul|umschreib|überarbeit|zusammenfassung|antwort|
  ergebnis|übersetzung|neufassung|möglichkeit|vorschlag|fassung|variant|rewrit|rewording|revis|rephras|
  paraphras|summary|answer|response|output|result|translation|continuation|completion|assistant|ai:|text|version|option|
  alternative|suggestion|improved|edited|final|new version|updated|corrected|polished|formal|academic|
  introduction|conclusion|introdução|conclusão|einleitung|schluss|fazit|casual|informal|professional|friendly|
  neutral|fluent|polite|formel|académi|profission|akademisch|sachlich|model|bot|(|[|#|*|_|>|---|===
`);

import { announcesChanges, hasSpeaker, sharedStems } from './about-work.ts';
import { type Asked, isFree } from './asked.ts';
import { stemsOf } from './on-topic.ts';
import { anyOf, beginningWith, beginnings, mayBegin, type Phrases } from './pattern.ts';

/** Longest offer or remark, in UTF-16 units. */
export const longestRemark = 400;

const ofWork =
  '(?:\\bme\\b|\\bi\\b|\\bfurther\\b|\\bchang\\w*|\\badjust\\w*|\\brevis\\w*|\\bversions?\\b|\\btweak\\w*|\\bedit\\w*|\\bmore help\\b|\\bassist\\w*|\\bquestions?\\b|\\bmoi\\b|\\bje\\b|\\bmodif\\w*|\\bajust\\w*|\\bautres?\\b|\\baid\\w*|\\balter\\w*|\\bmudan\\w*|\\bajud\\w*|\\bposso\\b|\\bdúvidas?\\b|\\bdisposi\\w*|\\bich\\b|\\bmir\\b|\\bmich\\b|\\bänder\\w*|\\banpass\\w*|\\bfragen\\b|\\bweitere\\w*|\\bhilfe\\b|\\bhelfen\\b)';

/** Closing sentences of a model. */
const offers = beginningWith(
  "(?:please )?(?:let me know|feel free to|don't hesitate to)\\b",
  `(?:would|do) you (?:like|want|need|prefer)\\b[^.!?]*${ofWork}`,
  `if (?:you(?:'d| would)?|there(?:'s| is)|this|anything)\\b[^.!?]*${ofWork}`,
  'i hope (?:this|that|it|these|the|you)\\b[^.!?]*(?:help|useful|meet|work|suit|fit|expect|need|like|looking for)',
  '(?:hope|hopefully),? (?:this|that|it) (?:helps|works|is)',
  '(?:is there|do you have) (?:anything|any)\\b',
  "i(?:'d be| would be|'m| am) (?:happy|glad|here) to (?:help|assist|adjust|make|revise|provide)",
  'i can (?:also )?(?:adjust|make|provide|revise|rewrite|offer|help|tailor)\\b',
  '(?:happy writing|good luck with|happy to help)\\b',
  "(?:n'hésite[zs]?|n’hésite[zs]?)(?: surtout)? pas\\b",
  '(?:faites|fais|dites|dis)-(?:le-)?moi\\b',
  "j'espère que (?:cela|ça|ce|cette|ces|le|la)\\b[^.!?]*(?:aid|convien|utile|attente|plaî|plaira|répond)",
  `(?:souhaite[zs]-(?:vous|tu)|voulez-vous|veux-tu|désire[zs]-(?:vous|tu)|aimeri(?:ez|ais)-(?:vous|tu))\\b[^.!?]*`,
  `si (?:vous|tu|besoin|quelque|cela)\\b[^.!?]*${ofWork}`,
  'je (?:reste|suis|me tiens) à (?:votre|ta) disposition',
  'je peux (?:aussi|également|encore) ',
  'bonne (?:rédaction|écriture|continuation)',
  'espero (?:ter|que te tenha|tê-l[oa])\\b[^.!?]*(?:ajud|útil)',
  '(?:qualquer|alguma) (?:dúvida|questão|coisa|ajuste|alteração|mudança)\\b',
  'espero que (?:isto|isso|este|esta|esse|essa|o|a|lhe|te|seja|ajude)\\b[^.!?]*(?:ajud|útil|atend|espera|gost|sirva)',
  '(?:diga|diz|avise|avisa|informe|informa)-me\\b|me (?:diga|avise|informe)\\b|avise se\\b',
  '(?:fico|estou) (?:à|ao) (?:sua |tua |seu |teu )?dispo',
  `(?:se|caso) (?:precis|quis|desej|tiver|houver|quer|gosta|prefer)\\w*\\b[^.!?]*${ofWork}`,
  '(?:não hesite|sinta-se à vontade|sente-te à vontade|fique à vontade)',
  `(?:gostaria|gostarias|queres|quer|deseja|desejas)\\b[^.!?]*${ofWork}[^.!?]*\\?`,
  'posso (?:também |ainda )?(?:ajudar|ajustar|fazer|propor|reescrever|alterar)\\b',
  'boa (?:escrita|redação)',
  "(?:how(?:'s| is| about) (?:that|this)|(?:any |much )?better|sounds? (?:good|right|ok|okay)|(?:so|ist das|ist es so) besser|passt(?: das| es)? so|melhor assim|ficou (?:bom|melhor)|que tal|mieux|c'est mieux|ça va)(?: (?:for you|now|comme ça|jetzt|agora))? ?\\?",
  "(?:can|may|could) i (?:help|assist|do)\\b|puis-je (?:vous|t')|kann ich (?:dir|ihnen|sonst|noch)\\b",
  '(?:lass(?:en sie)?|sag(?:en sie)?|gib|geben sie|teile?n? sie)\\b[^.!?]*(?:wissen|bescheid|mit)\\b',
  'ich hoffe,? [^.!?]*(?:hilf|hilft|weiter|gefällt|gefallen|entspricht|nützlich|passt)',
  `(?:möchtest du|möchten sie|soll ich|wollen sie|willst du|brauchst du|benötigen sie)\\b[^.!?]*`,
  `(?:wenn|falls|sollten|solltest|sofern)\\b (?:du|sie|noch|etwas|weitere)\\b[^.!?]*${ofWork}`,
  'bei (?:weiteren )?(?:fragen|bedarf|wünschen)\\b',
  '(?:gerne|gern) (?:kann|helfe|passe|überarbeite|mache) ich\\b|ich (?:helfe|passe|überarbeite|kann)\\b[^.!?]*\\bgern',
  'viel (?:erfolg|spaß) (?:beim|mit|bei)\\b',
  '(?:does|do|is|are|will) (?:this|that|it|these)\\b[^.!?]*\\b(?:work|help|sound|look|meet|what you|better)\\b[^.!?]*\\?',
  '(?:what do you think|how (?:does|do|is) (?:this|that|it|these))\\b[^.!?]*\\?',
  "(?:qu'en (?:penses-tu|pensez-vous)|(?:cela|ça) (?:vous|te) (?:convient|va))\\b[^.!?]*\\?",
  '(?:o que (?:acha|achas|lhe parece)|que (?:te|lhe) parece|está bom assim)\\b[^.!?]*\\?',
  '(?:anything|something) else(?:,? (?:that )?(?:i|you|to)\\b[^.!?]*)?\\?|autre chose ?\\?|(?:sonst )?noch etwas(?:,? (?:das|was|für|ich|du|zu)\\b[^.!?]*)?\\?|mais alguma coisa(?:,? (?:que|para|em)\\b[^.!?]*)?\\?',
  '(?:was (?:meinst du|denkst du|meinen sie)|passt das|ist das so|wie (?:gefällt|klingt))\\b[^.!?]*\\?',
);

const noteWord =
  '(?:please note|note|notes|n\\.?b\\.?|p\\.? ?s\\.?|disclaimer|explanation|reasoning|erklärung|erläuterung|explication|explicação|aviso|avertissement|haftungsausschluss|remarque|à noter|nota|notas|observação|obs|hinweis|anmerkung|bemerkung)';
const ofText =
  '(?:\\btone\\b|\\btext\\w*\\b|\\bmeaning\\b|\\bwording\\b|\\boriginal\\w*\\b|\\bsentences?\\b|\\bversions?\\b|\\bregister\\b|\\bflow\\b|\\bstyle\\b|\\blength\\b|\\bclarity\\b|\\breadab\\w*|\\bfacts?\\b|\\brewr\\w*|\\bparaphras\\w*|\\bkept\\b|\\bchanged?\\w*|\\bpreserv\\w*|\\bmaintain\\w*|\\bton\\b|\\bsens\\b|\\bstyle\\b|\\bclarté\\b|\\bphrases?\\b|\\bgard\\w*|\\bconserv\\w*|\\bmodifi\\w*|\\btom\\b|\\bsentido\\b|\\bsignificado\\b|\\bestilo\\b|\\bclareza\\b|\\bmantiv\\w*|\\balter\\w*|\\bsinn\\b|\\bbedeutung\\b|\\bstil\\b|\\bwortlaut\\b|\\bbeibehalten\\b|\\bgeändert\\w*|\\bverständlich\\w*)';

/** Paragraphs that comment on the text above them. */
const remarks = beginningWith(
  `[*_([]*${noteWord}[*_]*\\s*(?::|that\\b|que\\b|,)[^\\n]*${ofText}`,
  `[*_(]*(?:i|i've|i have|we)(?:'ve| have)? (?:\\w+ )?(?:changed|kept|rewrote|rewritten|made|replaced|tried|maintained|preserved|used|adjusted|simplified|aimed|focused|removed|added|ensured|avoided|varied|restructured)\\b[^\\n]*${ofText}`,
  `[*_(]*(?:this|the|these) (?:new |revised |rewritten |above |edited )*(?:version|rewrite|revision|paraphrase|rewriting|text|changes?|edits?|summary)s? (?:is|are|keeps?|maintains?|preserves?|uses?|conveys?|captures?|aims?|has|retains?|stays?|improves?|makes?|ensures?)\\b[^\\n]*${ofText}`,
  `[*_(]*j'ai (?:\\w+ )?(?:gardé|conservé|modifié|changé|remplacé|utilisé|essayé|veillé|simplifié|ajouté|supprimé)\\b[^\\n]*${ofText}`,
  `[*_(]*in (?:this|the) (?:new |revised |rewritten |edited )?(?:version|rewrite|revision|paraphrase)\\b[^\\n]*${ofText}`,
  `[*_(]*(?:dans cette|nesta|in dieser) (?:nouvelle |nova |neuen )?(?:version|reformulation|versão|fassung)\\b[^\\n]*${ofText}`,
  `[*_(]*cette (?:nouvelle )?(?:version|reformulation)\\b[^\\n]*${ofText}`,
  `[*_(]*(?:mantive|alterei|substituí|procurei|usei|tentei|simplifiquei|conservei|mudei)\\b[^\\n]*${ofText}`,
  `[*_(]*(?:esta|essa) (?:nova )?(?:versão|reformulação)\\b[^\\n]*${ofText}`,
  `[*_(]*ich habe\\b[^\\n]*(?:beibehalten|geändert|ersetzt|angepasst|vereinfacht|versucht|geachtet|verwendet|gestrichen)`,
  '(?:that|this|it) should (?:now )?(?:read|sound|flow|feel)\\b',
  '(?:ça|cela) devrait (?:\\w+ ){0,2}(?:se lire|sonner)\\b|das (?:sollte|müsste) (?:[^\\s.!?]+ ){0,5}(?:klingen|lesen)\\b|(?:assim|agora) (?:deve|fica) (?:\\w+ ){0,3}(?:ler|soar)\\b',
  `[*_(]*diese (?:neue |überarbeitete )?(?:version|fassung|umformulierung)\\b[^\\n]*${ofText}`,
);
/** A paragraph of its own that begins as a note does. */
const quickly =
  '(?:(?:(?:a |une |eine |uma )?(?:quick|small|brief|short|final|side|petite|brève|dernière|kurze|kleine|pequena|breve|rápida) )?|uma )';
const notes = beginningWith(
  `[*_([]*(?:${quickly}${noteWord}(?: (?:rápida|rapide|breve|importante?))?[*_]*\\s*(?::|that\\b|que\\b)|p\\.\\s?s\\.)`,
);
const bracketed = anyOf(
  `[*_]{0,3}[([][*_]{0,3}(?:${noteWord}|word count|\\d+ words|nombre de mots|\\d+ mots|contagem de palavras|\\d+ palavras|wortzahl|\\d+ wörter|(?:total|gesamt|insgesamt|au total|no total|environ|about|approx\\w*|ca)[^()[\\]]{0,12}\\d+ (?:words|mots|palavras|wörter))\\b[^()[\\]]*[)\\]][*_]*\\s*$`,
);
const ruled = /^(?:[-*_=—–][^\S\n]?){3,}\s*(?:\n\s*|$)/u;
const separator = /\n[^\S\n]*(?:[-*_=—–][^\S\n]?){3,}\s*$/u;

/** From here on the answer explains itself, counts its words or gives another version, however long that is. */
const restSources = [
  '[#*_\\s]*(?:the )?(?:key |main |summary of )?(?:changes?(?: made)?|edits(?: made)?|explanations?|what (?:i )?changed|why (?:this|it) works|rationale|improvements(?: made)?|reasoning|modifications?(?: apportées)?|changements(?: apportés)?|explications?|alterações(?: feitas)?|mudanças(?: feitas)?|explicação|explicações|änderungen|vorgenommene änderungen|erläuterung(?:en)?|erklärung(?:en)?|word count|nombre de mots|contagem de palavras|wortzahl|wortanzahl)\\b[^\\n:]{0,30}[*_]*(?::|\\n)',
  '(?:#{1,6}[^\\S\\n]*|[*][*]|__)(?:notes?|comments?|remarques?|commentaires?|notas?|observação|observações|comentários?|anmerkung(?:en)?|hinweise?|bemerkung(?:en)?)[*_]*[^\\S\\n]*(?::|\\n)',
  "[*_]*(?:i|here|below)(?: have|'ve| are)? (?:made|changed|is|the|some|a few)[^\\n:.]{0,60}\\b(?:changes|edits|adjustments|modifications|improvements)\\b[^\\n:.]{0,40}[*_]*:",
  "[*_]*(?:j'ai|voici) [^\\n:.]{0,60}\\b(?:modifications|changements|ajustements)\\b[^\\n:.]{0,40}[*_]*:",
  '[*_]*(?:fiz|eis|aqui est) ?[^\\n:.]{0,60}\\b(?:alterações|mudanças|ajustes)\\b[^\\n:.]{0,40}[*_]*:',
  '[*_]*(?:ich habe|hier sind)[^\\n:.]{0,60}\\b(?:änderungen|anpassungen)\\b[^\\n:.]{0,40}[*_]*:',
  '(?:user|human|assistant|utilisateur|utilizador|nutzer):',
  '[[(<*_—–-]*\\s*(?:the )?(?:end|fin|fim|ende)(?: (?:of|de|da|do|des) (?:the )?(?:text|answer|response|version|texte|texto|textes))?\\s*[\\])>*_—–-]*\\s*$',
  '[#*_\\s]*(?:option|version|variante?|alternative|suggestion|rewrite|paraphrase|opção|versão|alternativa|sugestão|möglichkeit|vorschlag|proposition|fassung)\\s*(?:2|b|ii|two|deux|duas|dois|zwei)\\b[^\\n]{0,40}?(?:[:.)–—-]|\\n)',
  '[#*_\\s]*(?:alternatively|another (?:option|version)|or,? if you prefer|alternativement|ou bien|autre (?:version|option)|alternativamente|outra (?:versão|opção)|alternativ|oder(?: auch)?|eine andere (?:version|variante))\\b[^\\n:]{0,60}:',
] as const;
const rest = restSources.map((source) => beginningWith(source));
/** All of them at once: the text of a line is folded only once. */
const anyRest = beginningWith(...restSources);

/** A task of a book of exercises, which the model goes on with: "Exercise 2 (harder): …". */
const furtherTask = beginningWith(
  '[#*_\\s]*(?:exercise|instruction|question|task|input|example|exercice|consigne|exercício|instrução|pergunta|tarefa|aufgabe|übung|frage|beispiel)\\b(?: ?\\d{1,3}(?: ?\\([^()\\n]{0,40}\\))?)?[*_]*:',
);

const isFurtherTask = (line: string, asked: Asked): boolean =>
  asked.replaced !== '' && furtherTask.test(line) && sharedStems(line.split('\n', 1)[0] ?? '', asked) === 0;

const changesLabel = /^[#>*_ \t]*([^\n:.!?]{4,60})(?::|[*_]{2}[^\S\n]*(?:\n|$))/u;

/** Whether a line begins a list of what was changed, in whatever words. */
export const isChanges = (line: string, asked: Asked): boolean => {
  const [, label] = changesLabel.exec(line) ?? [];
  return !isFree(asked) && label !== undefined && announcesChanges(label, asked);
};

/** Within so many UTF-16 units it is clear whether an explanation or another version begins. */
const longestStart = 300;
/** The longest unit of an author's text that is compared with a remark, in UTF-16 units. */
const longestUnit = 2 * longestRemark;

const isOwn = (pattern: Phrases, own: string): boolean =>
  own.split(/\n+|(?<=[.!?…])\s+/u).some((unit) => pattern.test(unit.trim().slice(0, longestUnit)));

/** Where the sentences and lines of a text begin. */
export const unitStarts = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\n\s*|[.!?…:]["”»’)\]*_]*\s+/gu)].map(({ index, 0: gap }) => index + gap.length),
];

/** Where a second version or an explanation begins that is not part of the text. */
export function restBegins(text: string, asked: Asked): number | undefined {
  const own = `${asked.replaced}\n${asked.material}`;
  for (const { index, 0: gap } of text.matchAll(/\n\s*/gu)) {
    const at = index + gap.length;
    const line = text.slice(at, at + longestStart);
    if (isFurtherTask(line, asked) || isChanges(line, asked)) return index;
    const begins = anyRest.test(line) ? rest.find((pattern) => pattern.test(line)) : undefined;
    if (begins && !isOwn(begins, own)) return index;
  }
  return undefined;
}

/** Whether an answer is a letter, which may close as models do. */
export const isLetter = (text: string, { request }: Asked): boolean =>
  letters.test(`${request}\n${text.slice(0, 60)}`);

/** The answer without any additions at its end. */
export function withoutAdditionsBehind(answer: string, asked: Asked): string {
  const own = `${asked.replaced}\n${asked.request}`;
  const begins = isFree(asked) ? undefined : restBegins(answer, asked);
  let text = answer.slice(0, begins).trimEnd();
  const isMail = isLetter(text, asked);
  for (let count = 0; count < mostBehind; count++) {
    const shorter = withoutLast(text, asked, own, isMail);
    if (shorter === text || shorter.trim() === '') break;
    text = shorter;
  }
  return text;
}

/** Most additions in a row. */
const mostBehind = 40;

/** The answer without a line of signs at its end, which separated it from something else. */
export const withoutRuleBehind = (text: string, { replaced, request }: Asked): string =>
  separator.test(text) && !separator.test(`\n${replaced}\n${request}`)
    ? text.replace(separator, '').trimEnd()
    : text;

function withoutLast(text: string, asked: Asked, own: string, isMail: boolean): string {
  if (separator.test(text) && !separator.test(`\n${own}`)) return text.replace(separator, '');
  const bracket = bracketed.find(text);
  if (bracket && !bracketed.test(own)) return text.slice(0, bracket.at).trimEnd();
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const isApart = line.length < text.length;
  if (isApart && line.length <= longestRemark) {
    const isNote = !isMail && notes.test(line) && !isOwn(notes, own);
    const isRemark = isNote || (remarks.test(line) && !isOwn(remarks, own));
    const isOffer = offers.test(bare(line)) && !isOwn(offers, own) && (!isMail || workOffer.test(line));
    if (isRemark || isOffer) return text.slice(0, -line.length).trimEnd();
  }
  if (isMail) return text;
  const last = unitStarts(text).findLast((at) => at < text.length) ?? 0;
  const sentence = text.slice(last);
  const isOffer =
    last > 0 &&
    sentence.length <= longestRemark &&
    offers.test(bare(sentence)) &&
    !isRhetorical(sentence) &&
    !isOnSubject(sentence, text.slice(0, last), asked);
  return isOffer && !isOwn(offers, own) ? text.slice(0, last).trimEnd() : text;
}

/** "If you have several versions, choose one": advice of the text, in which nobody speaks of himself or of an answer. */
const isOnSubject = (sentence: string, before: string, asked: Asked): boolean => {
  if (hasSpeaker(sentence) || workOffer.test(sentence)) return false;
  const known = stemsOf(`${asked.material}\n${before}`);
  return [...stemsOf(sentence)].some((stem) => known.has(stem));
};

/** A question that may end a paragraph; a model's questions address the author or concern its work. */
const isRhetorical = (sentence: string): boolean =>
  openQuestion.test(bare(sentence)) && !speaksToAuthor.test(sentence);
const openQuestion = beginningWith(
  '(?:does|do|is|are|will|how does|how do|how is) (?:this|that|it|these)\\b',
);
const speaksToAuthor = anyOf(
  '^(?:how (?:does|do|is|are) (?:this|that|it|these)(?: (?:sound|look|read|work)\\w*)?|(?:does|do|is|are|will) (?:this|that|it|these) (?:sound|look|read|work|help|meet|fit)s?(?: (?:good|right|ok|okay|fine|well|better|what\\b[^?]*))?)\\?',
  '\\b(?:you|your|me|version|text|rewrite|rewording|paragraph|sentence|tone|better|now|instead|dir|ihnen|dein\\w*|ihre?|fassung|satz|você|te|lhe|texto|versão|frase)\\b',
);

/** The request or the text is a letter, which may have a closing of its own. */
const letters = anyOf(
  '\\b(?:letters?|e-?mails?|mails?|messages?|reply|invitation|lettres?|courriels?|invitation|cartas?|mensage\\w*|convites?|briefe?|nachricht\\w*|einladung\\w*|anschreiben)\\b',
  '\\b(?:dear|hi|hello|cher|chère|chers|bonjour|madame,|monsieur,|caro|cara|olá|exm[oa]|prezad[oa]|querid[oa]|liebe[rs]?|sehr geehrte[rs]?|hallo|guten tag)\\b',
);

const bare = (text: string): string => text.replace(/^[*_("“«\s]+/u, '');

/** An offer to write something else, which the author's letter would not contain. */
const workOffer = anyOf(
  '\\b(?:me to|adjust\\w*|revis\\w*|rewrit\\w*|edit\\w*|tweak\\w*|different (?:tone|version)|any changes|further changes|more changes|helps?!|modifi\\w*|ajust\\w*|reformul\\w*|réécri\\w*|changements|alteraç\\w*|reescrev\\w*|änderungen|anpass\\w*|umformulier\\w*|überarbeit\\w*)',
);

/** How sentences begin that may be offers. */
export const offerStarts = beginnings(`
  can i|may i|could i|puis-je|kann ich|
  please|let me|feel free|don’t hes|would you|do you|if |i hope|hope|is there|i’d|i would|i’m|i am|i can|
  qualquer|alguma|happy|good luck|n’hés|faites|fais-|dites|dis-|j’esp|souhait|voulez|veux|désire|aimeri|si |je |bonne|espero|
  better|any better|much better|sound|so |melhor|ficou|que tal|mieux|c’est|
  does|do |is |are |will |what|how |how’s|qu’en|cela|ça |o que|que te|que lhe|está bom|was |passt|ist das|wie |
  diga|diz|avis|inform|me |fico|estou|se |caso|não hes|sinta|sente|fique|gostari|quer|desej|posso|boa |lass|
  sag|gib|geben|teil|ich |möcht|soll|woll|willst|brauch|benötig|wenn|falls|sofern|bei |gern|viel |(|[|*|_|“|"|
  «
`);

/** How lines begin, besides those, that may comment on the text above them. */
export const remarkStarts = beginnings(`
  a quick|a small|a brief|quick|small|brief|short|final|side|petite|brève|dernière|une petite|kurze|kleine|eine kurze|
  pequena|breve|rápida|uma nota|uma breve|
  i |i’ve|i have|we |note|nb|n.b|disclaimer|remarque|à noter|nota|obs|hinweis|anmerkung|bemerkung|this ver|
  this re|this new|this par|this text|this summ|the re|the new|the above|the edit|the ver|the par|the text|
  the change|the summ|the key|the main|these|j’ai|cette|mantive|alterei|substituí|procurei|usei|tentei|
  simplif|conservei|mudei|esta |essa |diese|key |main |change|edits|expla|what |rationale|improvement|
  reasoning|modif|explic|altera|mudan|änder|vorgenommen|erläut|erklär|word count|nombre|contagem|wort|
  why |in this|in the|dans cette|nesta|in dieser|user|human|assistant|utili|nutzer|end|the end|fin|ende|[|
  exerc|instru|question|task|input|example|consigne|pergunta|tarefa|aufgabe|übung|frage|beispiel|
  here |below |voici|eis|fiz|hier |please|p.s|ps|aviso|avert|haftung|
  summary of|option|version|variant|alternativ|suggestion|rewrite|paraphrase|opção|versão|sugestão|
  möglichkeit|vorschlag|proposition|fassung|another|or |or,|ou |autre|outra|eine andere|oder|-|—|–|=|#|\`|<
`);

/** Whether the text that begins here may be an addition, as far as can be judged yet. */
export function mayBeBehind(text: string, isLine: boolean): boolean {
  const line = text.split('\n', 1)[0] ?? '';
  if (isLine) {
    const behind = text.replace(ruled, '');
    if (behind !== text) return behind === '' || mayBeBehind(behind, true);
    if (furtherTask.test(text) || anyRest.test(text)) return true;
    const isOpen = line.length === text.length;
    const isRemark = isOpen
      ? line.length <= longestRemark && mayBegin(line, remarkStarts)
      : remarks.test(line);
    if (isRemark) return true;
  }
  const [sentence = ''] = /^[\s\S]*?[.!?…](?=\s)/u.exec(text) ?? [];
  if (sentence !== '') return offers.test(bare(sentence)) || /^[*_]*[([]/u.test(sentence);
  return text.length <= longestRemark && mayBegin(text, offerStarts);
}

import { type Asked, isFree } from './asked.ts';
import { anyOf, beginningWith, beginnings } from './pattern.ts';

/** What only a model says about itself. */
const asModel = anyOf(
  '\\bas an? (?:ai|artificial intelligence|language model|large language model|llm)\\b',
  "\\bi(?:'m| am) (?:just |only )?an? (?:ai|artificial intelligence|(?:large )?language model)\\b",
  "\\bi(?:'m| am) (?:programmed|designed|trained) to\\b",
  "\\ben tant qu(?:e |')(?:ia|intelligence artificielle|modèle de langage|assistant)",
  '\\bje suis (?:juste |seulement )?(?:une? )?(?:ia|intelligence artificielle|modèle de langage)\\b',
  '\\b(?:como|enquanto|sendo) (?:uma? )?(?:ia|inteligência artificial|modelo de linguagem|assistente (?:de ia|virtual))',
  '\\bsou (?:apenas |só )?(?:uma? )?(?:ia|inteligência artificial|modelo de linguagem)\\b',
  '\\bals (?:ki|künstliche intelligenz|(?:ki-)?sprachmodell|ki-(?:assistent|modell)|großes sprachmodell)',
  '\\bich bin (?:nur |lediglich )?(?:eine? )?(?:ki|künstliche intelligenz|sprachmodell|ki-\\w+)\\b',
);

/** What only a model says about a request. */
const declines = anyOf(
  "\\bi (?:will not|won't|would rather not|(?:would )?prefer not to|refuse to|do(?:n't| not) feel comfortable) (?:be )?(?:assist|help|rewrit|rephras|paraphras|summari|writ|do|answer|continu|provid|generat|creat|fulfil)\\w*",
  "\\b(?:inappropriate|not (?:be )?appropriate|not (?:be )?right|don't think it (?:is|would be) appropriate) for me to\\b",
  '\\bje (?:préfère|préférerais) ne pas (?:répondre|écrire|réécrire|reformuler|traiter|donner suite)',
  '\\b(?:prefiro|preferia) não (?:responder|escrever|reescrever|reformular|fazer)',
  '\\bich möchte (?:diesen|diese|dieses|das|darauf|dazu)\\b(?:(?![.!?]).){0,60}\\bnicht\\b',
  "\\b(?:i can(?:'t|not| not)|i(?:'m| am) (?:unable|not able|not allowed) to|i won't(?: be able to)?|i (?:must|have to) decline to|i(?:'m| am) not comfortable) (?:\\w+ )?(?:assist(?:ing)?|help(?:ing)?(?: you)? (?:with|write|rewrite)|fulfil+|comply|engage|participate|process (?:this|that|your)|provide (?:that|this|you|assistance|content|a (?:rewrite|summary|paraphrase))|generate|create (?:that|this|content)|produce (?:that|this|content)|support (?:this|that)|rewrite|rephrase|paraphrase|summari[sz]e|complete (?:this|that|your) (?:request|task)|do that|continue (?:with )?this|write (?:that|this|about|content|your|an? (?:essay|introduction|conclusion)))",
  "\\b(?:against|violates?) (?:my|our|the|openai's|anthropic's) (?:\\w+ )?(?:guidelines|polic(?:y|ies)|programming|principles)",
  "\\bje (?:ne peux|ne puis|ne suis) (?:malheureusement )?pas (?:en mesure |autorisée? |capable )?(?:d'|de |vous |t')?(?:aider|assister|répondre à|satisfaire|traiter (?:cette|votre|ta)|générer|produire|créer|fournir|réécrire|reformuler|paraphraser|résumer|rédiger|écrire (?:ce|cet|cette|sur|un)|donner suite|continuer)",
  "\\bje ne peux (?:malheureusement )?pas (?:vous |t'|y )",
  '\\bcontraire à mes (?:\\w+ )?(?:directives|principes|règles)',
  '\\bnão (?:posso|consigo|me é possível|sou capaz de|estou autorizad[oa] a|poderei) (?:te |lhe |o |a )?(?:ajud|auxili|atender|cumprir|responder a|gerar|produzir|criar|fornecer|reescrever|reformular|parafrasear|resumir|redigir|escrever (?:esse|este|isso|sobre|um)|processar|continuar com|prosseguir com|fazer isso)',
  '\\b(?:contra|viola) as minhas (?:diretrizes|políticas|regras)',
  '\\b(?:ich kann|kann ich|ich darf|darf ich)\\b(?:(?![.!?]).){0,80}?\\b(?:nicht|keine?n?)\\b(?:(?![.!?]).){0,80}?\\b(?:helfen|weiterhelfen|unterstützen|erfüllen|nachkommen|bearbeiten|umschreiben|umformulieren|zusammenfassen|erstellen|generieren|verfassen|schreiben|bereitstellen|beantworten)',
  '\\b(?:ich bin|bin ich) (?:leider )?nicht in der lage\\b',
  '\\b(?:gegen|verstößt gegen) meine (?:\\w+ )?(?:richtlinien|regeln|grundsätze)',
);

/** Asks for what was already given, or says that there is nothing to work on. */
const asksBack = anyOf(
  '\\b(?:please|could you(?: please)?|can you(?: please)?|kindly) (?:provide|share|paste|send|supply|give|specify|clarify|tell)\\b(?:(?![.!?]).){0,60}\\b(?:text|passage|paragraph|selection|content|sentence|document|topic|details?|information|context)\\b',
  "\\b(?:you haven't|you have not|you didn't|you did not) (?:actually )?(?:provided?|shared?|included?|pasted?|given?|specif(?:y|ied))\\b",
  "\\b(?:i don't|i do not) (?:see|have) (?:any|the|a|enough) (?:\\w+ )?(?:text|selection|passage|content|context|information|document)\\b",
  '\\bno (?:text|selection|passage|content) (?:was|has been|is) (?:provided|given|selected|included)',
  '\\b(?:veuillez|pourriez-vous|pouvez-vous|merci de|peux-tu|pourrais-tu) (?:me )?(?:fournir|partager|coller|envoyer|préciser|donner|indiquer)\\b(?:(?![.!?]).){0,60}\\b(?:texte|passage|paragraphe|sélection|contenu|phrase|document|sujet|précisions?|détails?|informations?|contexte)\\b',
  "\\b(?:vous n'avez|tu n'as) pas (?:fourni|partagé|inclus|indiqué|collé|précisé)",
  "\\baucun (?:texte|passage|contenu) n'a été (?:fourni|donné|sélectionné)",
  '\\b(?:por favor|poderia|pode|podes|poderias),? (?:me )?(?:forneça|fornece|fornecer|partilhe|partilha|partilhar|compartilhe|compartilhar|cole|cola|envie|envia|enviar|indique|indica|indicar|especifique|especificar)\\b(?:(?![.!?]).){0,60}\\b(?:texto|passagem|parágrafo|seleção|conteúdo|frase|documento|tema|tópico|detalhes?|informaç(?:ão|ões)|contexto)\\b',
  '\\bnão (?:forneceu|forneceste|partilhou|incluiu|indicou|foi fornecido|há) (?:nenhum |qualquer |o |um )?(?:texto|conteúdo|passagem)',
  '\\b(?:bitte|könntest du|könnten sie|kannst du|können sie)\\b(?:(?![.!?]).){0,60}\\b(?:text|absatz|auswahl|inhalt|satz|dokument|thema|angaben|details|informationen|kontext)\\b(?:(?![.!?]).){0,40}\\b(?:bereit|bereitstellen|mitteilen|mit|senden|schicken|einfügen|ein|geben|angeben|nennen|teilen)\\b',
  '\\b(?:du hast|sie haben) (?:leider )?(?:noch )?keinen (?:text|inhalt|absatz)',
  '\\bes wurde kein (?:text|inhalt|absatz)',
);

/** Talks about the text instead of writing it. */
const speaksOfIt = beginningWith(
  "(?:the|this|your) (?:text|passage|paragraph|selection|sentence|essay|draft|original)(?: (?:you(?:'ve| have)? (?:provided|shared|given|sent)|above|below|provided))? (?:is (?:already|well|very|quite|grammatically|clear|good|fine)|looks (?:good|great|fine)|reads well|appears to be|seems to be|needs no|does not need|doesn't need|discusses|describes|talks about)",
  '(?:great|good|nice|excellent|interesting|well-written) (?:text|work|job|writing|start|essay|draft|question|choice)\\b',
  "(?:le|ce|votre|ton) (?:texte|passage|paragraphe)(?: (?:fourni|ci-dessus|que vous (?:avez )?\\w+))? (?:est (?:déjà|bien|clair|correct)|semble|paraît|n'a pas besoin|parle de|décrit)",
  '(?:o|este|esse|o seu|o teu|seu) (?:texto|trecho|parágrafo)(?: (?:fornecido|acima|que (?:você )?\\w+))? (?:já (?:está|é)|está (?:bem|correto|claro)|parece|não precisa|fala de|descreve)',
  '(?:der|dieser|ihr|dein) (?:text|absatz|abschnitt|satz|entwurf) (?:ist (?:bereits|schon|gut|klar|korrekt)|liest sich|scheint|wirkt|braucht keine|handelt von|beschreibt)',
);

/** Reports that nothing was written: the whole of a short answer. */
const reports = anyOf(
  "\\b(?:outside of what i can|beyond what i can|not comfortable (?:with|rewriting|writing)|can(?:'t|not) comply|unable to (?:process|comply|complete))\\b",
  '\\b(?:internal server error|rate limit|too many requests|bad gateway|service unavailable|usage polic(?:y|ies)|content polic(?:y|ies)|safety filters?|blocked by)\\b',
  '\\bno (?:text|selection|changes?|edits?|corrections?|modifications?|revisions?) (?:is |are |was |were )?(?:selected|found|needed|necessary|required|provided|made)\\b',
  '\\bneeds? no (?:changes?|edits?|corrections?|improvements?|revisions?)\\b',
  '\\b(?:text|passage|selection|sentence) (?:is|seems to be|appears to be) (?:missing|empty)\\b',
  '\\b(?:text|passage|paragraph|sentence|selection) (?:is|was) (?:already |grammatically |perfectly )*(?:correct|fine|clear|fluent|good)\\b',
  '\\b(?:rewritten|paraphrased|revised|your) (?:text|version|sentence|paragraph) (?:goes |comes |would go )?here\\b',
  '\\bhow (?:can|may) i (?:help|assist)\\b|\\bthank you for your (?:message|question|request)\\b',
  '\\b(?:what|which) (?:tone|style|text|sentence|paragraph|passage|language|version)\\b[^.!]*\\b(?:you|like|mean|want)\\b[^.!]*\\?',
  '\\bwould you (?:like|prefer) (?:it|this|the)\\b[^.!]*\\?',
  '\\bwhat would you like (?:me )?to\\b|\\bhow would you like\\b',
  '^(?:would you (?:like|prefer|rather)|shall i|should i|do you want|voulez-vous|veux-tu|souhaite[zs]-(?:vous|tu)|quer(?:es)?|deseja|möchtest du|möchten sie|soll ich)\\b[^.!]*\\?$',
  "\\b(?:don't|do not) have access to\\b",
  '^(?:paraphrase|rewrite|rephrase|summari[sz]e|translate|improve|shorten|expand) (?:the|this|your) (?:following |selected |given )?(?:text|selection|sentence|paragraph|passage)\\b',
  "\\baucune (?:modification|correction|changement)s? (?:n'est |n'était )?(?:nécessaire|requise?|apportée)",
  '\\bje ne (?:vois|trouve) (?:pas de|aucun) (?:texte|passage|contenu)|\\ble texte est (?:déjà )?correct\\b',
  '\\bnão (?:são|é|foram) (?:necessári[ao]s?|precis[ao]s?) (?:nenhuma? )?(?:alteraç|correç|mudança)|\\bnenhuma (?:alteração|correção|mudança)',
  '\\bnão (?:vejo|encontro|encontrei) (?:nenhum |qualquer |o )?(?:texto|conteúdo)|\\bo texto (?:já )?está correto',
  '\\bkeine (?:änderung(?:en)?|korrektur(?:en)?|anpassung(?:en)?) (?:erforderlich|nötig|notwendig)',
  '\\bkeinen text (?:erhalten|gefunden|bekommen)|\\bgib mir (?:bitte )?den text|\\bder (?:text|satz) ist (?:bereits |schon )?korrekt',
  '\\b(?:lo siento|perdón|disculpa)\\b[^.!?]*\\bno puedo\\b|\\bmi dispiace\\b[^.!?]*\\bnon posso\\b|无法|抱歉|申し訳',
);

/** How a refusal begins, and possibly a letter. */
const apologises = beginningWith(
  "(?:sorry|i(?:'m| am) sorry|désolée?|je suis désolée?|desculp\\w+|lamento|(?:es )?tut mir leid|entschuldig\\w+),? (?:but |mais |mas |aber )?(?:no\\b|that(?:'s| is) not possible|this is not possible|c'est impossible|ce n'est pas possible|cela n'est pas possible|não é possível|isso não é possível|das geht (?:leider )?nicht|das ist (?:leider )?nicht möglich)",
  "(?:i(?:'m| am)(?: very| so| really| truly)? sorry|i apologi[sz]e|my apologies|apologies|sorry|unfortunately|i(?:'m| am) afraid|i regret)\\b(?:(?![.!?]).){0,40}\\b(?:i |but )(?:(?![.!?]).){0,20}\\b(?:can(?:'t|not)|unable|not able|won't|must decline|couldn't|don't)\\b",
  "(?:no,? )?i (?:can(?:'t|not)|am unable to|won't|must decline|have to decline|refuse to)\\b(?! (?:wait|help but|believe|imagine|stress|emphasi[sz]e|stand|overstate|deny))",
  "(?:désolée?|je suis(?: vraiment| sincèrement)? désolée?|je m'excuse|malheureusement|je regrette|navrée?)\\b(?:(?![.!?]).){0,40}\\b(?:ne (?:peux|puis|suis|saurais)|n'ai)\\b",
  "je (?:ne peux|ne puis|ne suis) (?:malheureusement )?pas\\b(?! (?:attendre|imaginer|nier|m'empêcher|croire|oublier))",
  '(?:desculp\\w+|lamento|peço desculpa|sinto muito|infelizmente|perdão)\\b(?:(?![.!?]).){0,40}\\bnão (?:posso|consigo|me é|poderei|sou)\\b',
  'não (?:posso|consigo|me é possível)\\b(?! (?:esperar|imaginar|negar|deixar de|acreditar|esquecer))',
  '(?:es tut mir (?:sehr )?leid|tut mir leid|entschuldig\\w+|leider|bedauerlicherweise|ich bedaure)\\b(?:(?![.!?]).){0,60}\\b(?:kann|darf|bin|möchte|werde)\\b(?:(?![.!?]).){0,80}\\b(?:nicht|keine?n?)\\b',
  '(?:das|dies|dabei|damit|hierbei) (?:kann|darf) ich (?:leider )?nicht\\b',
);
const apology = anyOf(
  "\\b(?:sorry|apolog\\w+|unfortunately|afraid|regret|can't|cannot|can not|unable|decline|désolée?|excuse|malheureusement|regrette|ne (?:peux|puis|peut|pouvons|pourrai) pas|desculp\\w+|lament\\w+|infelizmente|não (?:posso|consigo|podemos|pode)|tut (?:mir|uns) leid|entschuldig\\w+|leider|bedau\\w+|(?:kann|können|konnte) (?:\\w+ ){0,4}nicht)\\b",
);
const aboutMachines = anyOf(
  '\\b(?:ai|a\\.i\\.|artificial intelligence|language models?|chatbots?|chatgpt|ia|intelligence artificielle|modèles? de langage|inteligência artificial|modelos? de linguagem|ki|künstliche intelligenz|sprachmodelle?)\\b',
);

/** How much of the beginning and of the end is searched for a refusal, in UTF-16 units. */
const looked = 420;

/**
 * Whether an answer declines, asks for what was already given or talks about the text instead of writing it. It does
 * not count if the author's text says the same: an apology, or an essay on language models.
 */
export function isRefusal(answer: string, asked: Asked): boolean {
  const start = withoutQuotations(plain(answer).slice(0, looked));
  const end = answer.length > looked ? withoutQuotations(plain(answer).slice(-160)) : '';
  const { material, request, replaced } = asked;
  const own = `${material}\n${request}`;
  if (asModel.test(start) && !asModel.test(own) && !aboutMachines.test(own)) return true;
  const isOwn = declines.test(own);
  if (!isOwn && (declines.test(start) || (!apology.test(own) && declines.test(end)))) return true;
  const mayQuote = isFree(asked) && aboutMachines.test(own);
  if (isShort(answer) && !mayQuote && reports.test(plain(answer)) && !reports.test(own)) return true;
  if (!asksBack.test(own) && !isFree(asked) && asksBack.test(start)) return true;
  if (isFree(asked)) return isShort(answer) && !mayQuote && asksBack.test(start) && !asksBack.test(own);
  if (!speaksOfIt.test(plain(replaced)) && replaced !== '' && speaksOfIt.test(start)) return true;
  return apologises.test(start) && !apology.test(replaced === '' ? own : replaced);
}

const isShort = (answer: string): boolean => answer.length < looked;

/** What a text quotes is not said by the model; an answer that begins with the quotation may be one as a whole. */
const withoutQuotations = (text: string): string =>
  text.replaceAll(/(?<=[\p{L},:]\s{0,2})(?:“[^”\n]*”|„[^“\n]*“|«[^»\n]*»|"[^"\n]*")/gu, '');

const plain = (text: string): string => text.trimStart().replace(/^["“«„*_>\s]+/u, '');

/** How refusals begin; text that begins this way is held back until it can be judged. */
export const refusalStarts = beginnings(`
  i will|i would|i prefer|i refuse|i do|this content|it would|je préf|prefiro|preferia|ich möchte|diese|
  i’m sorry|i am sorry|sorry|i’m afraid|i apologi|my apologies|unfortunately|i can’t|i cannot|i’m unable|
  i am unable|i’m not able|i am not able|i’m not comfortable|i won’t|i must|i’m just|i am an|i’m an|i don’t|
  i do not|as an ai|as a large|as a language|as an artificial|please |could you|can you|you haven’t|
  you have not|it seems|it looks like|it appears|no text|your text|the text|this text|the passage|great |
  désolé|je suis désolé|je m’excuse|je ne |je regrette|je suis une |malheureusement|en tant qu|veuillez|
  pourriez-vous|pouvez-vous|merci de|vous n’avez|il semble|aucun texte|le texte|votre texte|desculp|lamento|
  peço desculpa|sinto muito|infelizmente|não posso|não consigo|como uma ia|como um modelo|como modelo|
  enquanto modelo|enquanto ia|por favor|poderia|parece que|o texto|o seu texto|es tut mir|tut mir|entschuldig|
  leider|ich kann|ich bin|ich darf|als ki|als sprachmodell|als künstliche|als großes|bitte|könntest du|
  könnten sie|du hast|sie haben|es scheint|es wurde kein|der text|ihr text|dein text|das kann ich|
  dabei kann ich
`);

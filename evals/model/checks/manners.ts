import type { Answer } from '../answer.ts';
import type { EvalTask } from '../eval-task.ts';

/** Written without looking at the gate's own lists: a second opinion on what it lets through. */
const announcements =
  /^\W*(?:sure|certainly|of course|absolutely|okay|ok|here(?:'s|’s| is| are)\b|below is|i have|i've|bien sûr|certainement|d['’]accord|voici|voilà|natürlich|gerne?\b|hier (?:ist|sind|kommt)|selbstverständlich|claro|com certeza|aqui (?:está|estão|tem|vai)|segue|eis\b)[^\n]{0,120}(?::|\n|!)/iu;
const offers =
  /(?:let me know|feel free to|i hope (?:this|that)|would you like me|n['’]hésite|j['’]espère que (?:cela|ça)|dis-moi si|dites-moi si|lass(?:en sie)? (?:es )?mich wissen|ich hoffe,? (?:das|dies)|sag (?:mir )?bescheid|espero que (?:isto|isso|ajude)|avise-me|diga-me|diz-me se)[^\n]{0,160}$/iu;
const labels =
  /^\W*(?:(?:rewritten|revised|paraphrased|improved|final) (?:text|version)|summary|option \d|version \d|texte (?:réécrit|reformulé)|résumé|überarbeitete (?:fassung|version)|zusammenfassung|texto (?:reescrito|revisto)|resumo)\W*:/iu;
const leftovers = /<\/?(?:think|answer|text|selection)\b|<\|[a-z_]+\|>|```|^\s*(?:assistant|user):/imu;

/** Whether an answer is the text alone, without an announcement, a label, an offer or signs of its making. */
export function isTextAlone({ source }: EvalTask, { text }: Answer): boolean {
  return [announcements, offers, labels, leftovers].every(
    (pattern) => !pattern.test(text.trim()) || pattern.test(source),
  );
}

const refusals =
  /\b(?:as an ai|as a language model|i(?:'m| am|’m) (?:sorry|unable|not able)|i (?:cannot|can't|can’t|can not|won't) (?:help|assist|do|write|rewrite|comply|provide|fulfil)|je suis désolée?|je ne peux pas|en tant qu(?:e modèle|['’]ia|['’]intelligence)|es tut mir leid|ich kann (?:dir |ihnen |das |dies |diesen |diese |dieser )*(?:leider )?nicht|als (?:ki|sprachmodell)|não posso (?:ajudar|fazer|escrever)|lamento,? mas|desculpe?,? mas|como (?:uma )?(?:ia|modelo de linguagem)|please provide|veuillez fournir|bitte (?:gib|geben)|por favor,? forneça)/iu;
/** How much of the beginning shows a refusal, in UTF-16 units. */
const beginning = 220;

/** Whether an answer does its task rather than decline it. */
export const isNoRefusal = ({ source }: EvalTask, { text }: Answer): boolean =>
  !refusals.test(text.slice(0, beginning)) || refusals.test(source);

import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<GermanLexicon>;

const timeWords = String.raw`(?:\p{N}+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|ein(?:em|er|igen)|vielen|mehreren|wenigen|Jahren|Monaten|Wochen|Tagen|Stunden|Jahrzehnten|Jahrhunderten|gestern|vorgestern|heute|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Anfang|Ende|Mitte|langem|kurzem|jeher|damals|wann|letzte[mnr]|dem|der|meiner|seiner|ihrer|unserer)`;

/** Words that sound alike: "seid/seit", "wieder/wider", "tot/Tod" (Duden, Richtiges und gutes Deutsch). */
export const soundAlike: readonly Rule[] = [
  {
    name: 'DeSeit',
    reason: 'SoundAlike',
    pattern: phrase(String.raw`\b(?<wrong>seid)(?<!\bihr seid) ${timeWords}\b(?<!^Seid heute)`),
    mend: () => 'seit',
  },
  {
    name: 'DeWider',
    reason: 'SoundAlike',
    pattern: phrase(
      String.raw`\b(?<wrong>[Ww]ieder(?:spiegel\p{Ll}*|spieg\p{Ll}*|spr[eiauo]ch\p{Ll}*|spruch\p{Ll}*|stand|stands|stände|standes|leg\p{Ll}+|fahren|ruf\p{Ll}*|setz\p{Ll}*|wärtig\p{Ll}*|lich\p{Ll}*))\b`,
    ),
    mend: (wrong) => wrong.replace(/ieder/, 'ider'),
  },
  {
    name: 'DeTot',
    reason: 'SoundAlike',
    pattern: phrase(
      String.raw`\b(?:ist|war|sind|waren|bin|bist|seit Jahren|schon|längst|fast|halb) (?<wrong>[Tt]od)(?=[.,!?;]| und | oder | seit )`,
    ),
    mend: () => 'tot',
  },
  {
    name: 'DeTod',
    reason: 'SoundAlike',
    pattern: phrase(
      String.raw`\b(?<wrong>[Tt]ot(?:krank|müde|ernst|sicher|unglücklich|traurig|langweilig|schick|schlecht|esstrafe|esfall|esangst)\p{Ll}*)\b`,
    ),
    mend: (wrong) => wrong.replace(/^([Tt])ot/, '$1od'),
  },
  {
    name: 'DeComma',
    reason: 'MissingComma',
    pattern: phrase(
      String.raw`(?<wrong>\b(?!(?:oder|und|nun|dann|jetzt|das|es|da|ich|er|sie|wir|aber|heute|hier|so|zwar|nicht|wenn|weil|als|falls|dass|wie|ob|wer|was|dies|immer|dort|vielleicht|oft|gestern|morgen|selbst|allein|leider|allem|sobald|bevor)\b)\p{Ll}{2,}) (?:sondern|aber) (?<next>ich|er|es|wir|du|sie|ihr|man|nicht) `,
    ),
    // "Die Datei ist da, kann aber nicht gelesen werden": "aber" is inside the clause.
    mend: (wrong, { next }, lexicon) =>
      next === 'nicht' && lexicon.finite(wrong).length > 0 ? undefined : `${wrong},`,
  },
];
